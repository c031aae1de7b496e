import type { Language } from '@fair/contract/rules/language.ts'
import { ACTIVITY_PLANS, type ActivityPlan, type AgendaPlan } from '../seed/business/activity-plan.ts'
import { RULE_PLANS, type RulePlan } from '../seed/business/activity-rules.ts'
import { COUPON_PLANS, type CouponPlan } from '../seed/business/coupons.ts'
import { type DayOfFair, daysOf, type FairDays } from '../seed/business/days.ts'
import { LAUNCH_PLANS } from '../seed/business/launches.ts'
import { LEVEL_PLANS, type LevelPlan } from '../seed/business/rights.ts'
import { TICKET_PLANS, type TicketPlan } from '../seed/business/ticket-kinds.ts'
import { hallName } from '../seed/halls.ts'
import { say as textIn } from '../seed/text.ts'
import type { Fair, SeededExhibition } from '../seed/types.ts'
import { say } from '../texts.ts'

/*
 * What each exhibition offers: the seed's plans placed on its days. Ids begin with the exhibition's. Pure: created once
 * for each fair; changing data (stock, bookings) are in the tables.
 */

export interface PlacedKind {
  readonly id: string
  readonly exhibitionId: string
  readonly plan: TicketPlan
  readonly saleFrom: string
  readonly saleTo: string
  readonly validFrom: string
  readonly validTo: string
}

export interface PlacedActivity {
  readonly id: string
  readonly exhibitionId: string
  readonly plan: ActivityPlan
  readonly startTime: string
  readonly endTime: string
  readonly hall: string
  readonly parentId: string | null
  readonly agenda: readonly PlacedAgenda[]
  readonly announceTime: string
}

export interface PlacedAgenda {
  readonly id: string
  readonly plan: AgendaPlan
  readonly startTime: string
  readonly endTime: string
}

export interface PlacedRule {
  readonly id: string
  readonly groupId: string
  readonly ticketKindId: string
  readonly plan: RulePlan
  readonly activities: readonly PlacedActivity[]
  /** An hour before the last of its activities. */
  readonly closeTime: string
}

export interface PlacedCoupon {
  readonly id: string
  readonly exhibitionId: string
  readonly plan: CouponPlan
  /** Ids of ticket kinds and levels; empty means all. */
  readonly itemIds: readonly string[]
  readonly validFrom: string
  readonly validTo: string
}

export interface PlacedLevel {
  readonly id: string
  readonly exhibitionId: string
  readonly plan: LevelPlan
}

interface Programme {
  readonly days: FairDays
  readonly kinds: readonly PlacedKind[]
  readonly activities: readonly PlacedActivity[]
  readonly rules: readonly PlacedRule[]
  readonly coupons: readonly PlacedCoupon[]
  readonly levels: readonly PlacedLevel[]
}

const known = new WeakMap<Fair, ReadonlyMap<string, Programme>>()

/** The programme of every exhibition of a fair, by exhibition id. */
export function programmesOf(fair: Fair): ReadonlyMap<string, Programme> {
  const programmes =
    known.get(fair) ?? new Map(fair.exhibitions.map((each) => [each.exhibitionId, programmeOf(each, fair)]))
  known.set(fair, programmes)
  return programmes
}

interface Scope {
  readonly fair: Fair
  readonly tenantId: string
}

/** An item that an exhibition of the tenant offers, by its id; undefined if there is none. */
function byId<T extends { readonly id: string }>(
  { fair, tenantId }: Scope,
  id: string,
  of: (programme: Programme) => readonly T[],
): T | undefined {
  for (const exhibition of fair.exhibitions) {
    const programme = exhibition.tenantId === tenantId ? programmesOf(fair).get(exhibition.exhibitionId) : undefined
    const thing = programme && of(programme).find((each) => each.id === id)
    if (thing) return thing
  }
  return undefined
}

/** All items of one kind across all exhibitions. */
export function offeredOf<T>(fair: Fair, of: (programme: Programme) => readonly T[]): T[] {
  return [...programmesOf(fair).values()].flatMap((programme) => [...of(programme)])
}

export const placedKind = (scope: Scope, id: string) => byId(scope, id, ({ kinds }) => kinds)
export const placedActivity = (scope: Scope, id: string) => byId(scope, id, ({ activities }) => activities)
export const placedCoupon = (scope: Scope, id: string) => byId(scope, id, ({ coupons }) => coupons)
export const placedLevel = (scope: Scope, id: string) => byId(scope, id, ({ levels }) => levels)

/** The rules of a ticket kind, in order. */
export function rulesOf(fair: Fair, kind: PlacedKind): PlacedRule[] {
  const rules = programmesOf(fair).get(kind.exhibitionId)?.rules ?? []
  return rules.filter(({ ticketKindId }) => ticketKindId === kind.id)
}

const HOUR = 3_600_000

function programmeOf(exhibition: SeededExhibition, fair: Fair): Programme {
  const { exhibitionId } = exhibition
  const days = daysOf(exhibition)
  if (fair.hasProgramme === false) return { days, activities: [], kinds: [], rules: [], coupons: [], levels: [] }
  const activities = [...ACTIVITY_PLANS, ...LAUNCH_PLANS]
    .map((plan) => placed(plan, days, fair))
    .sort((a, b) => (a.startTime < b.startTime ? -1 : a.startTime > b.startTime ? 1 : 0))
  return {
    days,
    activities,
    kinds: TICKET_PLANS.map((plan) => ({
      id: `${exhibitionId}-${plan.code}`,
      exhibitionId,
      plan,
      saleFrom: days.at(plan.sale.from, '00:00'),
      saleTo: days.at(plan.sale.to, '24:00'),
      validFrom: days.at(plan.valid[0], '00:00'),
      validTo: days.at(plan.valid[1], '24:00'),
    })),
    rules: RULE_PLANS.map((plan) => rule(plan, exhibitionId, activities)),
    coupons: COUPON_PLANS.map((plan) => ({
      id: `${exhibitionId}-coupon-${plan.code}`,
      exhibitionId,
      plan,
      itemIds: [
        ...plan.tickets.map((code) => `${exhibitionId}-${code}`),
        ...plan.levels.map((code) => `${exhibitionId}-level-${code}`),
      ],
      validFrom: days.at(plan.valid[0], '00:00'),
      validTo: days.at(plan.valid[1], '24:00'),
    })),
    levels: LEVEL_PLANS.map((plan) => ({ id: `${exhibitionId}-level-${plan.code}`, exhibitionId, plan })),
  }
}

function placed(plan: ActivityPlan, days: FairDays, fair: Fair): PlacedActivity {
  const { exhibitionId } = days
  const id = `A${exhibitionId}-${plan.code}`
  const first = within(plan.first, days)
  const startTime = days.at(first, plan.from)
  const endTime = days.at(plan.last ?? first, plan.to)
  const halls = fair.halls.map(({ value }) => value)
  return {
    id,
    exhibitionId,
    plan,
    startTime,
    endTime,
    hall: halls[plan.hall % halls.length] ?? '',
    parentId: plan.parent === undefined ? null : `A${exhibitionId}-${plan.parent}`,
    agenda: agendaOf(plan, id, startTime, endTime),
    announceTime: days.at({ first: -21 }, '10:00'),
  }
}

/** A short exhibition moves the activities of its later days to its first ones. */
function within(day: DayOfFair, { count }: FairDays): DayOfFair {
  return 'first' in day ? { first: day.first % count } : day
}

/** The items of an agenda divide its time, in steps of five minutes. */
function agendaOf(plan: ActivityPlan, id: string, startTime: string, endTime: string): PlacedAgenda[] {
  const start = Date.parse(startTime)
  const step = 5 * 60_000
  const each = Math.floor((Date.parse(endTime) - start) / Math.max(1, plan.agenda.length) / step) * step
  return plan.agenda.map((item, index) => ({
    id: `${id}-${index + 1}`,
    plan: item,
    startTime: new Date(start + each * index).toISOString(),
    endTime: index === plan.agenda.length - 1 ? endTime : new Date(start + each * (index + 1)).toISOString(),
  }))
}

function rule(plan: RulePlan, exhibitionId: string, all: readonly PlacedActivity[]): PlacedRule {
  const activities = all.filter((activity) => plan.activities.includes(activity.plan.code))
  const last = Math.max(...activities.map(({ startTime }) => Date.parse(startTime)))
  return {
    id: `R${exhibitionId}-${plan.code}`,
    groupId: `RG${exhibitionId}-${plan.code}`,
    ticketKindId: `${exhibitionId}-${plan.ticket}`,
    plan,
    activities,
    closeTime: new Date(last - HOUR).toISOString(),
  }
}

/** Where an activity takes place: a stage or room of its hall, or another venue. */
export function placeOf({ plan, hall }: PlacedActivity, language: Language): string {
  if (plan.place !== 'stage' && plan.place !== 'room') return textIn(plan.place, language)
  return say(language, plan.place === 'stage' ? 'stageIn' : 'roomIn', { hall: textIn(hallName(hall), language) })
}
