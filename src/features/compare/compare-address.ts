import { COMPARE_MAX } from '../../domain/comparison.ts'
import type { PageContext } from '../../lib/page.ts'

/** The comparison page; its address contains the exhibits' ids. */
export const compareHref = (page: PageContext, exhibits: readonly { exhibitsId: string }[]): string =>
  page.href('/exhibits/compare', { ids: exhibits.map(({ exhibitsId }) => exhibitsId).join(',') })

/** The exhibits that an address requests, each once; `isCut`: it requests more than fit. */
export function idsIn(query: URLSearchParams): { ids: string[]; isCut: boolean } {
  const named = (query.get('ids') ?? '').split(',').map((id) => id.trim())
  const ids = [...new Set(named.filter((id) => id !== ''))]
  return { ids: ids.slice(0, COMPARE_MAX), isCut: ids.length > COMPARE_MAX }
}
