import { keyOf, randomInt } from '../random.ts'
import type { Fair } from '../types.ts'
import { GROUP_PLANS, GROUPS_EXHIBITION, UNPUBLISHED_GROUP } from './groups/groups.ts'
import { MICRO_PLANS } from './micro/plan.ts'
import { NATION_PLANS, NATIONS_EXHIBITION, nationId } from './nations/nations.ts'
import { PROJECT_PLANS } from './projects/projects.ts'

/** The organiser's content besides the catalogue. */
export type ContentKind = 'group' | 'project' | 'nation' | 'micro'

/** The initial state of a piece of content. */
export interface ContentRow {
  readonly kind: ContentKind
  readonly id: string
  readonly exhibitionId: string
  readonly isPublished: boolean
  /** Hours before the moment of the fair. */
  readonly publishedFor: number
  readonly changedFor: number
}

/** All content of a fair's exhibitions, each kind in the order in which it is inserted. */
export function contentOf(fair: Fair): ContentRow[] {
  const exhibitions = new Set(fair.exhibitions.map(({ exhibitionId }) => exhibitionId))
  return [
    ...GROUP_PLANS.map(({ groupId }) => {
      const isPublished = groupId !== UNPUBLISHED_GROUP.plan.groupId
      return row('group', groupId, GROUPS_EXHIBITION, isPublished)
    }),
    ...PROJECT_PLANS.map(({ id, exhibitionId, age }) => ({
      ...row('project', id, exhibitionId),
      publishedFor: age,
      changedFor: age,
    })),
    ...NATION_PLANS.map(({ countryCode }) => row('nation', nationId(countryCode), NATIONS_EXHIBITION)),
    ...MICRO_PLANS.map(({ id, exhibitionId, isPublished }) => row('micro', id, exhibitionId, isPublished)),
  ].filter(({ exhibitionId }) => exhibitions.has(exhibitionId))
}

const DAY = 24

function row(kind: ContentKind, id: string, exhibitionId: string, isPublished = true): ContentRow {
  const changedFor = randomInt(keyOf(id, 'content'), 0, DAY, 20 * DAY)
  return { kind, id, exhibitionId, isPublished, publishedFor: changedFor + 10 * DAY, changedFor }
}
