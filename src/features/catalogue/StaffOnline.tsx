import { bySpans } from '../../components/by-clock.ts'
import { dateOf } from '../../domain/instant.ts'
import { believedFrom } from '../../domain/phase.ts'
import type { PageContext } from '../../lib/page.ts'

/**
 * Whether staff answer now, as the platform said when the page was drawn; `online`: the text for it, null if nobody does.
 * Who is there changes by the minute, so that a page says it for an hour at most, and then what holds without them.
 */
export function StaffOnline({ page, online }: { page: PageContext; online: string | null }) {
  const offline = page.t('exhibits:staffOffline')
  if (online === null) return <p className="small muted">{offline}</p>
  return (
    <p
      className="small muted"
      data-unknown={page.t('exhibits:staffUnknown')}
      {...bySpans(page, [believedFrom(dateOf(page.now))])}
    >
      <span data-when="now">{online}</span>
      <span data-when="past">{offline}</span>
    </p>
  )
}
