// Flags that Node is started with for our programs. Plain JavaScript: the system's Node reads it as well.

export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning']

/** A build allocates many short-lived objects: with twice the space for them, it collects garbage half as often. */
export const BUILD_FLAGS = [...NODE_FLAGS, '--max-semi-space-size=32']
