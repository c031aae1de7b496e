import { card } from '@fair/contract/card.ts'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { favourite } from '@fair/contract/favourite.ts'
import { inquiry } from '@fair/contract/inquiry.ts'
import { reservation } from '@fair/contract/reservation.ts'
import { schedule } from '@fair/contract/schedule.ts'
import type { Platform } from './platform.ts'
import { type Finding, listed, type Row, type Rule } from './rule.ts'

/** Shown to people who see a test record before it is removed. */
const MARK = 'contract:check (test)'
const DAY_MS = 86_400_000

/** A record that a rule has written, and how it is removed. */
interface Undo {
  readonly what: string
  readonly endpoint: Endpoint
  readonly input: object
}

type Skipped = Exclude<Finding, readonly string[]>

/** The records to write about. */
interface WrittenFair {
  readonly exhibitors: readonly Row[]
  /** The current exhibition's days, YYYY-MM-DD, in which talks can take place; '' if it gives none. */
  readonly from: string
  readonly to: string
}

/** Writes as a visitor does. A fault ends the writing, but never the cleaning up. */
interface Writer {
  /** The answer; a refusal ends the rule with the call and the reason. */
  request(endpoint: Endpoint, input: object): Promise<unknown>
  /** To be removed at the end, the latest first; forgotten at once if the rule itself removes it. */
  later(undo: Undo): void
}

class Refused extends Error {}

const writing = (
  about: Pick<Rule, 'name' | 'requirement' | 'loses'>,
  write: (writer: Writer, fair: WrittenFair) => Promise<readonly (string | false)[] | Skipped>,
): Rule => ({
  ...about,
  level: 'must',
  find: async (platform) => {
    if (!platform.options.write) return { skipped: 'checked only with --write' }
    if (!platform.headers['Authorization']) return { skipped: 'needs a login' }
    const found = await listed(platform, 'search.exhibitor', { pageSize: 50 })
    if (!found || found.records.length === 0) return { skipped: 'no exhibitor was found' }
    const fair = { exhibitors: found.records, ...(await daysOf(platform)) }
    const undos: Undo[] = []
    let skipped: Skipped | undefined
    const writer: Writer = {
      request: (endpoint, input) => demand(platform, endpoint, input),
      later: (undo) => undos.push(undo),
    }
    const faults: string[] = []
    try {
      const finding = await write(writer, fair)
      if ('skipped' in finding) skipped = finding
      else faults.push(...finding.filter((each) => each !== false))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      faults.push(error.message)
    }
    for (const { what, endpoint, input } of undos.reverse()) {
      const { checked } = await platform.request(endpoint, input)
      if (checked.verdict !== 'fits' && checked.verdict !== 'read')
        faults.push(`LEFT BEHIND: ${what}: ${checked.detail}`)
    }
    return skipped ?? faults
  },
})

/** A fortnight, starting on the first day of the current exhibition. */
async function daysOf(platform: Platform): Promise<Pick<WrittenFair, 'from' | 'to'>> {
  const { data } = await platform.request(exhibition.list, { terminalType: 'PC' })
  const own = rowsOf(data).find(({ exhibitionId }) => exhibitionId === platform.headers['exhibitionId'])
  const first = Date.parse(String(own?.['startTime']))
  if (Number.isNaN(first)) return { from: '', to: '' }
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { from: day(first), to: day(first + 14 * DAY_MS) }
}

async function demand(platform: Platform, endpoint: Endpoint, input: object): Promise<unknown> {
  const { checked, data } = await platform.request(endpoint, input)
  if (checked.verdict === 'fits' || checked.verdict === 'read') return data
  throw new Refused(`${endpoint.method} ${endpoint.path}: ${checked.detail}`)
}

const rowsOf = (data: unknown): Row[] => {
  const rows: unknown = Array.isArray(data) ? data : Object(data)['records']
  return Array.isArray(rows) ? rows.map((each) => Object(each)) : []
}

const favourites = writing(
  {
    name: 'write-favourite',
    requirement: 'an exhibitor added to the favourites, and removed again',
    loses: 'favourites',
  },
  async ({ request, later }, { exhibitors }) => {
    const saved = async () =>
      rowsOf(await request(favourite.list, { followType: 'EXHIBITOR' })).map((each) => each['targetId'])
    const before = new Set(await saved())
    // One that the account does not follow, so that its own favourites remain.
    const id = exhibitors.map((each) => each['exhibitorId']).find((each) => !before.has(each))
    if (id === undefined) return { skipped: 'the account follows every exhibitor' }
    const one = { followType: 'EXHIBITOR', targetIds: [id] }
    later({ what: `favourite ${id}`, endpoint: favourite.cancel, input: one })
    await request(favourite.save, one)
    const isSaved = (await saved()).includes(id)
    await request(favourite.cancel, one)
    const isStill = (await saved()).includes(id)
    return [
      !isSaved && 'the added exhibitor is not in the list',
      isStill && 'the removed exhibitor is still in the list',
    ]
  },
)

const inquiries = writing(
  {
    name: 'write-inquiry',
    requirement: 'an inquiry sent twice with one requestId: one inquiry; ended afterwards',
    loses: 'inquiries: none arrives, or one arrives twice',
  },
  async ({ request, later }, { exhibitors }) => {
    const input = {
      ...{ kind: 'DIRECT', title: MARK, content: MARK, fileIds: [] },
      ...{ exhibitorIds: [exhibitors[0]?.['exhibitorId']], requestId: crypto.randomUUID() },
    }
    const send = async () => {
      const { id } = Object(await request(inquiry.save, input)) as { id: string }
      return id
    }
    const end = (id: string) =>
      later({ what: `inquiry ${id}`, endpoint: inquiry.finish, input: { inquiryId: id, remark: MARK } })
    const first = await send()
    end(first)
    const second = await send()
    if (second !== first) end(second)
    const mine = rowsOf(await request(inquiry.mine, { pageSize: 50 })).map(({ id }) => id)
    return [
      second !== first && 'the same requestId creates two inquiries',
      !mine.includes(first) && 'the sent inquiry is not among the visitor’s inquiries',
    ]
  },
)

const bookings = writing(
  {
    name: 'write-booking',
    requirement: 'a free slot of an exhibitor reserved, seen in the schedule, and cancelled',
    loses: 'appointments with exhibitors',
  },
  async ({ request, later }, fair) => {
    if (!fair.from) return { skipped: 'the exhibition does not state when it begins' }
    const free = await freeSlot(request, fair)
    if (!free) return { skipped: 'no exhibitor has a free slot' }
    const { exhibitorId, slotId } = free
    const reason = rowsOf(await request(reservation.cancelReasons, {}))[0]?.['reasonId']
    const made = Object(
      await request(reservation.create, {
        exhibitorId,
        slotId,
        isOnline: false,
        topic: MARK,
        requestId: crypto.randomUUID(),
      }),
    ) as Row
    const id = made['appointmentId'] ?? made['entryId']
    later({
      what: `reservation ${id}`,
      endpoint: reservation.cancel,
      input: { appointmentId: id, reasonId: reason, remark: MARK },
    })
    const entries = rowsOf(await request(schedule.list, {})).map((each) => each['appointmentId'] ?? each['entryId'])
    const slots = rowsOf(await request(reservation.slots, { exhibitorId, from: fair.from, to: fair.to }))
    const state = slots.find((each) => each['slotId'] === slotId)?.['state']
    return [
      !entries.includes(id) && 'the reservation is not in the schedule',
      state !== 'MINE' && `the reserved slot is ${state}, not MINE`,
    ]
  },
)

/** A time that can be reserved, from the first of five exhibitors with appointments that has one. */
async function freeSlot(request: Writer['request'], { exhibitors, from, to }: WrittenFair) {
  for (const exhibitor of exhibitors.filter((each) => each['takesAppointments']).slice(0, 5)) {
    const exhibitorId = String(exhibitor['exhibitorId'])
    const slots = rowsOf(await request(reservation.slots, { exhibitorId, from, to }))
    const slot = slots.find(({ state, conflict }) => state === 'FREE' && !conflict)
    if (slot) return { exhibitorId, slotId: String(slot['slotId']) }
  }
  return undefined
}

const cards = writing(
  { name: 'write-card', requirement: 'a business card created, read, and removed', loses: 'business cards' },
  async ({ request, later }) => {
    const input = { label: MARK, language: 'en-US', fields: { name: MARK }, shownFields: ['name'], isDefault: false }
    const { cardId } = Object(await request(card.save, input)) as Row
    const remove = { kind: 'OWN', ids: [cardId] }
    later({ what: `card ${cardId}`, endpoint: card.remove, input: remove })
    const own = async () => rowsOf(await request(card.own, {})).map((each) => each['cardId'])
    return [!(await own()).includes(cardId) && 'the created card is not among the visitor’s cards']
  },
)

/** Rules that write on a test account; what they write is always removed again. */
export const WRITE_RULES: readonly Rule[] = [favourites, inquiries, bookings, cards]
