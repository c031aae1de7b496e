import type { Exhibit } from '@fair/contract/catalogue.ts'
import type { BuildContext } from '../content/build-context.ts'
import type { FairContent } from '../content/types.ts'
import { EXHIBIT_KEYS } from '../domain/exhibit-rows.ts'
import {
  type ExhibitViewProps,
  relatedExhibitors,
  relatedExhibits,
  toRelatedExhibitor,
} from '../features/catalogue/exhibit.ts'
import { boothSpot } from '../features/hall/small-map.ts'
import type { Dated } from '../lib/rows.ts'

/** The data of an exhibit's page, before its text has been sanitised. */
export interface ExhibitPage extends Omit<ExhibitViewProps, 'descriptionHtml'> {
  /** Part of the data, because other exhibitors' booths move it: the page is then rendered again. */
  spot: ReturnType<typeof boothSpot>
}

const EXHIBIT_PATH = '/exhibits/detail/'
const known = new WeakMap<FairContent, ReturnType<typeof industriesIn>>()

/** The industries of an exhibition's exhibitors, for the pages of its exhibits: read once for all of them. */
const industriesIn = ({ exhibitors }: FairContent) => ({
  industries: Map.groupBy(exhibitors, (each) => each.industryId),
  industryOf: new Map(exhibitors.map((each) => [each.exhibitorId, each.industryId])),
})

function knownOf(fair: FairContent) {
  const made = known.get(fair) ?? industriesIn(fair)
  known.set(fair, made)
  return made
}

const spotOf = (fair: FairContent, { exhibitor }: Exhibit) => boothSpot(fair, exhibitor.booth)

/** The data of the page for an exhibit at its position. */
export function exhibitPage(fair: FairContent, place: number, exhibit: Exhibit): ExhibitPage {
  const { industries, industryOf } = knownOf(fair)
  const near = (n: number) => {
    const each = fair.exhibits.at(n)
    return each ? { id: each.exhibitsId, name: each.exhibitsName } : null
  }
  const industry = industryOf.get(exhibit.exhibitorId) ?? ''
  return {
    exhibit,
    related: relatedExhibits(exhibit, fair.exhibits, place),
    relatedExhibitors: relatedExhibitors(exhibit.exhibitorId, industries, industry).map(toRelatedExhibitor),
    previous: near(place - 1),
    next: near(place + 1),
    spot: spotOf(fair, exhibit),
  }
}

/**
 * The pages of an exhibition's exhibits.
 *
 * @param only in the tail service: the page that is requested, with its complete exhibit
 */
export function* exhibitPages(fair: FairContent, only?: BuildContext['only']) {
  if (only?.exhibit) {
    const place = fair.exhibits.placeOf(only.exhibit.exhibitsId)
    const listed = place === undefined ? undefined : fair.exhibits.at(place)
    if (place === undefined || !listed) return
    // The lists contain only the summary of this exhibit.
    const { exhibit } = only
    const view = { ...exhibitPage(fair, place, listed), exhibit, spot: spotOf(fair, exhibit) }
    yield { ...planned(EXHIBIT_KEYS.dated(only.exhibit)), view }
    return
  }
  let count = 0
  for (const each of fair.exhibits.dated()) {
    const place = count
    count += 1
    yield {
      ...planned(each),
      onRequest: fair.head !== null && !fair.head.has(each.id),
      // Built only for the pages of this shard: the data is read from the rows.
      get view(): ExhibitPage {
        const exhibit = fair.exhibits.at(place)
        if (!exhibit) throw new Error(`No exhibit at ${place}`)
        return exhibitPage(fair, place, exhibit)
      },
    }
  }
}

const planned = ({ id, updateTime }: Dated) => ({
  params: { id },
  path: exhibitPath(id),
  modified: updateTime,
})

export const exhibitPath = (id: string): string => `${EXHIBIT_PATH}${id}`
