import org.jetbrains.kotlin.gradle.dsl.JvmTarget

// The build for a person with the Android SDK and NDK: README.md says how. The Maven build beside it compiles and tests
// the same sources without either.
plugins {
    id("com.android.application") version "8.13.0"
    id("org.jetbrains.kotlin.android") version "2.2.20"
}

val core = layout.projectDirectory.dir("..")
val bindings = layout.buildDirectory.dir("uniffi").get().asFile
val notices = layout.buildDirectory.file("notices/notices.txt").get().asFile
val libraries = layout.buildDirectory.dir("jniLibs").get().asFile

android {
    namespace = "org.labirinto"
    compileSdk = 36
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "org.labirinto"
        minSdk = 26
        targetSdk = 36
        versionCode = 1
        versionName = "0.1.0"
        ndk { abiFilters += listOf("arm64-v8a", "armeabi-v7a", "x86_64") }
    }

    sourceSets["main"].apply {
        manifest.srcFile("src/main/AndroidManifest.xml")
        java.srcDirs("src/main/kotlin", bindings)
        jniLibs.srcDirs(libraries)
        assets.srcDirs(notices.parentFile)
    }
    // The tests are for the Maven build.
    sourceSets["test"].apply {
        java.setSrcDirs(emptyList<String>())
        kotlin.setSrcDirs(emptyList<String>())
        resources.setSrcDirs(emptyList<String>())
    }

    // The owner's key: in ~/.gradle/gradle.properties or -P, never in the repository.
    val store = providers.gradleProperty("labirinto.keystore").orNull
    if (store != null) {
        signingConfigs.create("owner") {
            storeFile = file(store)
            storePassword = providers.gradleProperty("labirinto.storePassword").get()
            keyAlias = providers.gradleProperty("labirinto.keyAlias").get()
            keyPassword = providers.gradleProperty("labirinto.keyPassword").get()
        }
    }

    buildTypes.getByName("release") {
        isMinifyEnabled = true
        isShrinkResources = true
        proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        if (store != null) signingConfig = signingConfigs.getByName("owner")
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    packaging { jniLibs { useLegacyPackaging = false } }
    // Links are in capitals in the code to scan, and their scheme stands in both letters in the manifest.
    lint { disable += "AppLinkUrlError" }
    // Reproducible: nothing of the machine in the package.
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
}

kotlin {
    compilerOptions { jvmTarget.set(JvmTarget.JVM_17) }
}

dependencies {
    implementation("net.java.dev.jna:jna:5.19.1@aar")
    implementation("com.google.zxing:core:3.5.3")
}

val kotlinBindings by tasks.registering(Exec::class) {
    commandLine("bash", "tools/build-core.sh", bindings.path)
}

val licenceTexts by tasks.registering(Exec::class) {
    commandLine("python3", "../ffi/notices.py", "android", notices.path)
}

val rustLibraries by tasks.registering(Exec::class) {
    workingDir(core)
    // The NDK named above, wherever the SDK was found: cargo-ndk by itself takes the newest that it finds.
    val ndk = androidComponents.sdkComponents.ndkDirectory
    doFirst { environment("ANDROID_NDK_HOME", ndk.get().asFile.path) }
    // Pages of 16 KB, as phones from 2025 on have them.
    environment("RUSTFLAGS", "-Clink-arg=-Wl,-z,max-page-size=16384")
    commandLine(
        "cargo", "ndk", "--platform", "26", "-t", "arm64-v8a", "-t", "armeabi-v7a", "-t", "x86_64",
        "-o", libraries.path, "build", "--release", "--locked", "-p", "labirinto-ffi",
    )
}

tasks.named("preBuild") { dependsOn(kotlinBindings, licenceTexts, rustLibraries) }
