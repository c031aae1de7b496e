const SECOND_THOUGHT = 1_000

/** Milliseconds for the tidying up. */
const PATIENCE = 5_000

/**
 * Resolves at the first Ctrl-C or request to end. Whoever asks again a moment later, or has waited for the
 * tidying up, gets the process ended at once (a signal that came twice by two ways counts once).
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
