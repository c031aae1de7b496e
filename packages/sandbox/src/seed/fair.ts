import { currentFair } from './calendar.ts'
import { makeExhibitions } from './exhibitions.ts'
import { makeExhibitors } from './exhibitors.ts'
import { categoryIdOf } from './exhibits.ts'
import { FAMILIES } from './families.ts'
import { GROUPS } from './groups.ts'
import { HALLS } from './halls.ts'
import { homeBlocks } from './home.ts'
import { makeLives } from './lives.ts'
import { makeExhibits } from './make-exhibits.ts'
import { makeMeetings } from './meetings.ts'
import { makeNews } from './news/news.ts'
import { COUNTRIES, PROVINCES } from './regions.ts'
import { TAG_IDS, TAGS } from './tags.ts'
import { makeTenants } from './tenants.ts'
import { each, labelled } from './text.ts'
import type { Fair, FairSize, Labelled } from './types.ts'

const REGIONS: readonly Labelled[] = [
  ...COUNTRIES.map(({ code, name }) => labelled(code, name)),
  ...PROVINCES.map(([code, name]) => labelled(code, name, code.slice(0, 2))),
]

const INDUSTRIES = FAMILIES.map(({ id, industry, hall }) => ({ ...labelled(id, industry), hall }))

const CATEGORIES: readonly Labelled[] = FAMILIES.flatMap((family) => [
  labelled(family.id, family.category),
  ...family.kinds.map((kind) => labelled(categoryIdOf(family, kind), kind.name, family.id)),
])

const TAG_LABELS = TAG_IDS.map((id) => labelled(id, TAGS[id]))

const HALL_LABELS = HALLS.map(([hall, name]) =>
  labelled(
    hall,
    each((column) => `${hall} ${name[column]}`),
  ),
)

/**
 * The sample fair: two tenants, seven exhibitions, and as many exhibitors, exhibits and news as requested.
 * Deterministic from `seed`, `size` and `now`; the current exhibition's second of five days is the day of `now` at its
 * venue. Events at the fair have times within its days; past events (orders, chats, changes) have times before `now`.
 */
export function makeFair({ seed, size, now }: { seed: string; size: FairSize; now: Date }): Fair {
  const calendar = currentFair(now)
  const exhibitors = makeExhibitors(seed, size.exhibitors, now)
  const exhibits = makeExhibits(seed, exhibitors, size.exhibits, now)
  const countIn = (rows: readonly { exhibitionId: string }[], id: string) =>
    rows.reduce((sum, { exhibitionId }) => sum + Number(exhibitionId === id), 0)
  return {
    tenants: makeTenants(now),
    exhibitions: makeExhibitions(now, (id, column) =>
      homeBlocks(id, { exhibitors: countIn(exhibitors, id), exhibits: countIn(exhibits, id) }, column),
    ),
    exhibitors,
    exhibits,
    news: makeNews(seed, size.news, exhibitors, calendar, now),
    lives: makeLives(seed, exhibitors, calendar, now),
    meetings: makeMeetings(seed, exhibitors, calendar, now),
    exhibitorGroups: GROUPS.map(({ id, name }) => ({ ...labelled(id, name), exhibitionId: '2001' })),
    regions: REGIONS,
    industries: INDUSTRIES,
    categories: CATEGORIES,
    tags: TAG_LABELS,
    halls: HALL_LABELS,
  }
}
