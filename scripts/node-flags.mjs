// What Node is started with for programs of ours. Plain JavaScript: it is read by the system's Node as well.

export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning']

/** A build makes much that it drops at once: with twice the room for that, it collects half as often. */
export const BUILD_FLAGS = [...NODE_FLAGS, '--max-semi-space-size=32']
