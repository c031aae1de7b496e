import { useCallback, useEffect, useState } from 'react'

type Changes = Readonly<Record<string, string | null>>

export interface QueryState {
  query: URLSearchParams
  /** The address with these parameters changed; null removes one. */
  hrefWith: (changes: Changes) => string
  /** Navigates there without loading the page; Back undoes it. `replace` adds no history entry. */
  go: (changes: Changes, how?: 'push' | 'replace') => void
}

/**
 * The query of the page's address as state: tabs, filters and entries are stored in it.
 *
 * @param isPrerendered the view is prerendered without a query, so that its first render in the browser has none either
 */
export function useQuery(isPrerendered = false): QueryState {
  const [search, setSearch] = useState(() => (isPrerendered ? '' : location.search))
  useEffect(() => {
    const follow = () => setSearch(location.search)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const hrefWith = useCallback(
    (changes: Changes) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      const text = next.toString().replaceAll('%2C', ',')
      return location.pathname + (text === '' ? '' : `?${text}`)
    },
    [search],
  )
  const go = useCallback(
    (changes: Changes, how: 'push' | 'replace' = 'push') => {
      const href = hrefWith(changes)
      // The same address again would make Back do nothing.
      if (how === 'replace' || href === location.pathname + location.search)
        history.replaceState(history.state, '', href)
      else history.pushState(null, '', href)
      setSearch(location.search)
    },
    [hrefWith],
  )
  return { query: new URLSearchParams(search), hrefWith, go }
}
