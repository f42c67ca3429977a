package org.labirinto.net

/** What is in the way of playing with others nearby, by the key of its words. */
enum class Obstacle(val words: String) {
    /** This app may not reach the local network. */
    DENIED("phone-network-denied"),

    /** The system neither announces nor searches as it is asked to. */
    REFUSED("phone-discovery-refused"),

    /** A VPN is on. */
    VPN("phone-vpn"),
}
