import type { Page } from '@fair/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { type ContentState, contentById, publishedIn } from '../db/content-rows.ts'
import { exhibitPicture, hallPicture, logoPicture, type MediaPicture, pavilionPicture } from '../media/address.ts'
import { type PagingInput, slice } from '../paging.ts'
import type { FoundIds } from '../search-text.ts'
import { GROUP_DRAFTS, groupPlan, signCategoryOf, UNPUBLISHED_GROUP } from '../seed/content/groups/groups.ts'
import type { GroupPlan } from '../seed/content/groups/plan.ts'
import { INDUSTRIES, nameOf, PLACES, withCountry } from '../seed/content/labels.ts'
import { prose } from '../seed/content/prose.ts'
import { GROUPS } from '../seed/groups.ts'
import { initialsOf } from '../seed/names/initials.ts'
import { columnOf, say, type Text } from '../seed/text.ts'
import type { ExhibitorGroup, ExhibitorGroupSummary } from '../sent.ts'
import { narrowed } from './search-rest-narrow.ts'

/** Groups per page by default. */
const PAGE_SIZE = 20
const NAMES: ReadonlyMap<string, Text> = new Map([
  ...GROUPS.map(({ id, name }) => [id, name] as const),
  [UNPUBLISHED_GROUP.plan.groupId, UNPUBLISHED_GROUP.name],
])

export interface GroupQuery extends PagingInput {
  readonly district?: readonly string[] | undefined
  readonly industryType?: readonly string[] | undefined
  readonly keyword?: string | undefined
}

/** A published group in a list, before its members are counted. */
export interface GroupRow {
  readonly id: string
  readonly groupName: string
  readonly initial: string
  readonly plan: GroupPlan
  readonly state: ContentState
}

/** The exhibition's published groups that have exhibitors, A–Z (Spec 4), by district, industry type and keyword. */
export function groupPage(query: GroupQuery, found: FoundIds, context: Context): Page<ExhibitorGroupSummary> {
  const { district, industryType, keyword: _, ...paging } = query
  const { matching, facets } = narrowed(groupRows(context), {
    language: context.language,
    choice: { district, industryType },
    isFound: ({ id }) => !found || found.has(id),
    values: {
      district: ({ plan }) => withCountry(plan.districtCode),
      industryType: ({ plan }) => [plan.industryTypeId],
    },
    tables: { district: PLACES, industryType: INDUSTRIES },
  })
  const records = slice(matching, paging, PAGE_SIZE).map((row) => summaryFrom(row.plan, row.state, context))
  return { records, total: matching.length, facets }
}

/** The exhibition's published groups, A–Z in the language; a group without exhibitors is left out. */
export function groupRows({ db, exhibitionId, language }: Context): GroupRow[] {
  const sql = 'SELECT DISTINCT group_id FROM exhibitor WHERE exhibition_id = ? AND group_id IS NOT NULL'
  const withMembers = new Set(db.all<{ group_id: string }>(sql, exhibitionId).map(({ group_id }) => group_id))
  const { compare } = new Intl.Collator(language, { numeric: true })
  return publishedIn(db, 'group', exhibitionId)
    .flatMap((state): GroupRow[] => {
      const plan = groupPlan(state.id)
      if (!plan || !withMembers.has(state.id)) return []
      const name = nameOfGroup(plan)
      const initial = say(initialsOf(name, plan.jaInitial), language)
      return [{ id: state.id, groupName: say(name, language), initial, plan, state }]
    })
    .sort((a, b) => byInitial(a.initial, b.initial) || compare(a.groupName, b.groupName))
}

/** The same groups as lists show them. */
export function groupsOf(context: Context): ExhibitorGroupSummary[] {
  return groupRows(context).map(({ plan, state }) => summaryFrom(plan, state, context))
}

/** Its names in all four languages. */
export const groupNames = (id: string): readonly string[] => {
  const plan = groupPlan(id)
  return plan ? nameOfGroup(plan) : []
}

/** A published group of the tenant; undefined if there is none. */
export function toGroupSummary(id: string, context: Context): ExhibitorGroupSummary | undefined {
  const state = contentById('group', id, context)
  const plan = groupPlan(id)
  return state?.isPublished && plan ? summaryFrom(plan, state, context) : undefined
}

/** A published group of the tenant with all its details; undefined if there is none. */
export function fullGroup(id: string, context: Context): ExhibitorGroup | undefined {
  const state = contentById('group', id, context)
  const plan = groupPlan(id)
  return state?.isPublished && plan ? groupFrom(plan, state, context) : undefined
}

/** A group of the tenant, published or not, as in its draft. */
export function draftGroup(id: string, context: Context): ExhibitorGroup | undefined {
  const state = contentById('group', id, context)
  const plan = groupPlan(id)
  return state && plan ? groupFrom({ ...plan, ...GROUP_DRAFTS[id] }, state, context) : undefined
}

function groupFrom(plan: GroupPlan, state: ContentState, context: Context): ExhibitorGroup {
  const column = columnOf(context.language)
  const summary = summaryFrom(plan, state, context)
  const seed = pictureSeed(plan)
  return {
    ...summary,
    introduction: prose(plan.introduction, column),
    pictures: [
      summary.cover,
      ...plan.motifs.map((motif, at) => exhibitPicture(motif, `${seed}-${at}`, 1)),
      hallPicture(`${seed}-2`),
    ],
    organiserName: plan.organiser[column],
    website: `https://www.${plan.slug}.example/`,
    signCategoryId: signCategoryOf(plan.groupId),
  }
}

function summaryFrom(plan: GroupPlan, state: ContentState, context: Context): ExhibitorGroupSummary {
  const { language } = context
  const name = nameOfGroup(plan)
  const { exhibitors, exhibits, updateTime } = countsOf(plan.groupId, context)
  return {
    exhibitorGroupId: plan.groupId,
    groupName: say(name, language),
    logo: logoPicture(pictureSeed(plan)),
    cover: groupCover(plan),
    summary: say(plan.summary, language),
    districtCode: plan.districtCode,
    districtName: say(nameOf(plan.districtCode), language),
    industryTypeId: plan.industryTypeId,
    industryTypeName: say(nameOf(plan.industryTypeId), language),
    hall: plan.hall,
    exhibitorsCount: exhibitors,
    exhibitsCount: exhibits,
    initial: say(initialsOf(name, plan.jaInitial), language),
    // Its page shows the number of its members' exhibits: it changes with them.
    updateTime: updateTime !== null && updateTime > state.updateTime ? updateTime : state.updateTime,
  }
}

const nameOfGroup = ({ groupId, organiser }: GroupPlan): Text => NAMES.get(groupId) ?? organiser

export const groupCover = (plan: GroupPlan): MediaPicture => pavilionPicture(plan.motifs, pictureSeed(plan))

const pictureSeed = ({ groupId }: GroupPlan): string => `group-${groupId.toLowerCase()}`

interface Counts {
  exhibitors: number
  exhibits: number
  updateTime: string | null
}

function countsOf(groupId: string, { db }: Context): Counts {
  const counts = db.one<Counts>(
    `SELECT count(*) AS exhibitors, max(update_time) AS updateTime, coalesce(sum((
       SELECT count(*) FROM exhibit WHERE exhibitor_id = exhibitor.id AND withdrawn = 0
     )), 0) AS exhibits
     FROM exhibitor WHERE group_id = ?`,
    groupId,
  )
  return counts ?? { exhibitors: 0, exhibits: 0, updateTime: null }
}

/** '#' last. */
function byInitial(a: string, b: string): number {
  if (a === b) return 0
  if (a === '#') return 1
  return b === '#' || a < b ? -1 : 1
}
