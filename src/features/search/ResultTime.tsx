import { Time } from '../../components/Time.tsx'
import type { SearchResult } from '../../domain/search-result.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  result: SearchResult
}

/** News stand without their date where the tenant hides it (Spec 3, HIDE_INFORMATION_DATE). */
export const hasResultTime = ({ flags }: PageContext, { kind, when }: SearchResult): boolean =>
  when !== null && !(kind === 'INFORMATION' && flags.has('HIDE_INFORMATION_DATE'))

/** When a find takes place, or was published. */
export function ResultTime({ page, result }: Props) {
  const { kind, when } = result
  if (when === null || !hasResultTime(page, result)) return null
  return <Time page={page} iso={when} show={kind === 'INFORMATION' ? 'date' : 'dateTime'} />
}
