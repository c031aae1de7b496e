import { useCallback, useState } from 'react'

/**
 * Loads a module lazily on first use, so that the chat's initial code stays small.
 *
 * @param load imports the module; must be a stable function
 * @returns the module, null until it has loaded; and a function that loads it. It resolves to false if loading failed;
 * it may be called again
 */
export function useLazyModule<T>(load: () => Promise<T>): [part: T | null, loadNow: () => Promise<boolean>] {
  const [part, setPart] = useState<{ readonly own: T } | null>(null)
  const loadNow = useCallback(
    () =>
      load().then(
        (own) => {
          setPart({ own })
          return true
        },
        () => false,
      ),
    [load],
  )
  return [part?.own ?? null, loadNow]
}
