const SECOND_THOUGHT = 1_000

/** Milliseconds for the clean-up. */
const PATIENCE = 5_000

/**
 * Resolves at the first Ctrl-C or request to end. A second one a moment later, or a clean-up that takes too long, ends
 * the process at once (a signal that arrives twice in two ways counts once).
 */
export function untilSignal(patience = PATIENCE): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    const end = () => {
      const now = performance.now()
      if (first === 0) {
        first = now
        setTimeout(() => process.exit(1), patience).unref()
        resolve()
      } else if (now - first > SECOND_THOUGHT) process.exit(130)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  })
}
