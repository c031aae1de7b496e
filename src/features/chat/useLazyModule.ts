import { useCallback, useState } from 'react'

/**
 * What comes with code of its own when it is first wanted, so that the chat's first use stays small.
 *
 * @param load requests it; give one function for good
 * @returns it, null until it is there; and what wants it. False: it could not be fetched, and may be wanted again
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
