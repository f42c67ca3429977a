list-and = { $front } and { $last }
