import type { Answering } from '../../contract/answering.ts'
import type { PageContext } from '../../lib/page.ts'

/** Fewer inquiries than this say nothing about the next one. */
const LEAST = 5

/** How an exhibitor answers inquiries; nothing where the platform has not measured it. */
export function AnsweringLine({ page, figures }: { page: PageContext; figures: Answering | null | undefined }) {
  if (!figures || figures.inquiries < LEAST) return null
  const time = page.format.duration(figures.medianMinutes)
  return (
    <p className="small muted">{page.t('common:answering', { time, share: page.format.percent(figures.share) })}</p>
  )
}
