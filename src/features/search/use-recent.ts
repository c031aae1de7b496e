import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { PageContext } from '../../lib/page.ts'
import { showToast } from '../../stores/toasts.ts'
import { readRecent, withRecent, writeRecent } from './recent-searches.ts'

/** Shared by the page's search fields. */
const $recent = atom<readonly string[]>([])

function keep(next: readonly string[]): void {
  writeRecent(next)
  $recent.set(next)
}

/** Recent searches of this device; a removed one can be restored. Another tab may have changed those stored meanwhile. */
export function useRecent(page: PageContext) {
  const recent = useStore($recent, { ssr: 'initial' })
  useEffect(() => $recent.set(readRecent()), [])
  const without = (isForgotten: (keyword: string) => boolean) => {
    const before = readRecent()
    const undo = () => keep([...readRecent().filter((each) => !before.includes(each)), ...before])
    keep(before.filter((each) => !isForgotten(each)))
    showToast({ text: page.t('search:forgotten'), action: { label: page.t('common:undo'), run: undo } })
  }
  return {
    recent,
    add: (keyword: string) => keep(withRecent(readRecent(), keyword)),
    forget: (keyword: string) => without((each) => each === keyword),
    clear: () => without(() => true),
  }
}
