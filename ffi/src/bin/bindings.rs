//! Writes the Kotlin and Swift sources that speak to this library; the command line is that of `uniffi-bindgen`.

fn main() {
    uniffi::uniffi_bindgen_main();
}
