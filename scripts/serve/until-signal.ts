/** Resolves at the first Ctrl-C or request to end; a second one ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    const end = () => {
      asked += 1
      if (asked === 1) setTimeout(() => process.exit(1), 5000).unref()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  })
}
