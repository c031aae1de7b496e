import type { ResponseStats } from '@fair/contract/response-stats.ts'
import { usePage } from '../../components/usePage.ts'

/** Fewer inquiries than this are no basis for a prediction. */
const MIN_INQUIRIES = 5

/**
 * How often and how fast an exhibitor answers inquiries. Renders nothing if the platform has no figures or sends
 * impossible ones.
 */
export function ResponseStatsLine({ stats }: { stats: ResponseStats | null | undefined }) {
  const page = usePage()
  if (!stats || stats.inquiries < MIN_INQUIRIES) return null
  const { share, medianMinutes } = stats
  if (share <= 0 || share > 1 || medianMinutes < 0) return null
  const time = page.format.duration(medianMinutes)
  return <p className="small muted">{page.t('common:responseStats', { time, share: page.format.percent(share) })}</p>
}
