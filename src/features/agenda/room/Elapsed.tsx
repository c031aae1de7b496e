import type { Instant } from '@fair/contract/rules/brand.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import { useNow } from '../../../components/useNow.ts'
import { usePage } from '../../../components/usePage.ts'
import { elapsedDays, formatElapsed } from '../../../domain/duration.ts'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  /** ISO 8601. */
  since: Instant
}

/** How long a stream has been running (Spec 9: '99 Days+' at most). Renders nothing before it began. */
export function Elapsed({ since }: Props) {
  const page = usePage()
  const now = useNow(1000)
  const milliseconds = now.getTime() - (parseTime(since)?.getTime() ?? Number.NaN)
  if (!(milliseconds >= 0)) return null
  return (
    <span className="tnum">
      {' · '}
      {page.t('room:elapsed', { time: elapsedText(page, milliseconds) })}
    </span>
  )
}

/** The specification's own wording in English; full days in the reader's language otherwise. */
export function elapsedText({ language, t }: PageContext, milliseconds: number): string {
  const { days, capped } = elapsedDays(milliseconds)
  if (language === 'en-US' || days === 0) return formatElapsed(milliseconds)
  return t(capped ? 'room:daysOver' : 'room:days', { days })
}
