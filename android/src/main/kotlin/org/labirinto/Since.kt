package org.labirinto

/**
 * Uses what the system has only from this API level on, and is called only behind a look at the version. The check of the
 * public API leaves such a class out, so it holds nothing else.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.CLASS)
internal annotation class Since(val api: Int)
