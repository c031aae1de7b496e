import { useCallback, useEffect, useState } from 'react'
import type { PageContext } from '../../lib/page.ts'
import { showToast } from '../../stores/toasts.ts'
import { readRecent, withRecent, writeRecent } from './recent-searches.ts'

/** Recent searches of this device; a removed one can be restored. */
export function useRecent(page: PageContext) {
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => setRecent(readRecent()), [])
  const keep = useCallback((next: readonly string[]) => {
    writeRecent(next)
    setRecent(next)
  }, [])
  const without = (next: readonly string[]) => {
    const before = recent
    keep(next)
    showToast({ text: page.t('search:forgotten'), action: { label: page.t('common:undo'), run: () => keep(before) } })
  }
  return {
    recent,
    add: (keyword: string) => keep(withRecent(readRecent(), keyword)),
    forget: (keyword: string) => without(recent.filter((each) => each !== keyword)),
    clear: () => without([]),
  }
}
