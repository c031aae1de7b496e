import { now, onClockChange } from '../lib/clock.ts'
import type { PageData } from '../stores/page-data.ts'

const MINUTE = 60_000
/** So old is what a tab shows that comes to the fore again, before it is read anew. */
const SEEN_FOR = 5 * MINUTE
/** A build says at which full hour it read the platform (content/build-context.ts): ten minutes more, and it is surely not of now. */
const BUILT_FOR = 70 * MINUTE

/**
 * Home keeps what it says of now: what runs, how many, what comes, which day it is. Read anew from the platform where the
 * build's data is old or has been overtaken, and each time the page comes to the fore after some minutes. Until the
 * platform answers, and where it does not, the clock alone shows what is over as over (client/by-clock.ts).
 */
export function startHome(data: PageData, panel: HTMLElement): void {
  const root = document.documentElement
  let readAt = Date.parse(panel.dataset['read'] ?? '') || 0
  let keeps = BUILT_FOR
  let until = Number(root.dataset['until'] ?? Number.POSITIVE_INFINITY)
  let reading = false
  const isOld = () => {
    const at = now().getTime()
    return at > until || Math.abs(at - readAt) > keeps
  }
  const look = async () => {
    if (document.visibilityState !== 'visible' || reading || !isOld()) return
    reading = true
    try {
      const { refreshHome } = await import('../features/home/refresh-home.tsx')
      const isRead = await refreshHome(data)
      // One that did not answer is asked again when the visitor comes back, not by the minute.
      readAt = now().getTime()
      keeps = isRead ? SEEN_FOR : MINUTE
      until = Number.POSITIVE_INFINITY
    } catch {
      // The code did not come: the next look tries again.
    } finally {
      reading = false
    }
  }
  const back = () => void look()
  document.addEventListener('visibilitychange', back)
  addEventListener('pageshow', back)
  addEventListener('online', back)
  onClockChange(back)
  back()
}
