import type { SearchResult } from '@fair/search/result.ts'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  result: SearchResult
}

/** News are shown without their date if the tenant hides it (Spec 3, HIDE_INFORMATION_DATE). */
export const hasResultTime = ({ flags }: PageContext, { kind, when }: SearchResult): boolean =>
  when !== null && !(kind === 'INFORMATION' && flags.has('HIDE_INFORMATION_DATE'))

/** When a result takes place, or was published. */
export function ResultTime({ result }: Props) {
  const page = usePage()
  const { kind, when } = result
  if (when === null || !hasResultTime(page, result)) return null
  return <Time iso={when} show={kind === 'INFORMATION' ? 'date' : 'dateTime'} />
}
