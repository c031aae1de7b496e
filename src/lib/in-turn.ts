const turns = new Map<string, Promise<unknown>>()

/**
 * Runs one task per name at a time, across all tabs if the browser supports locks. A failed task does not stop the
 * next.
 *
 * @param name of the lock
 */
export function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locked = (): Promise<T> =>
    globalThis.navigator?.locks ? (navigator.locks.request(name, task) as Promise<T>) : task()
  const done = (turns.get(name) ?? Promise.resolve()).then(locked, locked)
  turns.set(
    name,
    done.catch(() => {}),
  )
  return done
}
