import type { Exhibit } from '@fair/contract/catalogue.ts'
import type { PageContext } from '../../lib/page.ts'
import type { Recipient } from '../../stores/inquiry-basket.ts'

type Subject = Pick<Exhibit, 'exhibitsId' | 'exhibitsName' | 'exhibitorId'> & {
  exhibitor: Pick<Exhibit['exhibitor'], 'exhibitorId' | 'exhibitorName' | 'logo'>
}

/** Each exhibitor once, with all its compared exhibits: a single exhibit is given by id, several by their names. */
export function recipientsOf({ format }: Pick<PageContext, 'format'>, exhibits: readonly Subject[]): Recipient[] {
  const byExhibitor = Map.groupBy(exhibits, ({ exhibitorId }) => exhibitorId)
  return [...byExhibitor.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { exhibitorId, exhibitorName, logo } = first.exhibitor
    return {
      exhibitorId,
      exhibitorName,
      logo: logo.url,
      ...(own.length === 1 && { exhibitsId: first.exhibitsId }),
      exhibitsName: format.list(own.map(({ exhibitsName }) => exhibitsName)),
    }
  })
}
