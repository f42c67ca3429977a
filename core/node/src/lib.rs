//! Links, storage, discovery, keys and texts.
