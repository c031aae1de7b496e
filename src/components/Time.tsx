import type { Day, Instant } from '@fair/contract/rules/brand.ts'
import { usePage } from './usePage.ts'

/** Left out of a machine-readable time: pages have hundreds of them. */
const NO_SECONDS = ':00.000Z'

/** An instant in the exhibition's zone; the page's script adds the visitor's own time if the two differ. */
export function Time({ iso, show }: { iso: Instant | Day; show: 'date' | 'day' | 'time' | 'dateTime' }) {
  const page = usePage()
  return (
    <time dateTime={iso.replace(NO_SECONDS, 'Z')} data-zone={show === 'time' || show === 'dateTime' ? '' : undefined}>
      {page.format[show](iso, page.zone)}
    </time>
  )
}
