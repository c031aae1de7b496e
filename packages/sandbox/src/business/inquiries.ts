import type { InquiryKind, InquiryStatus } from '@fair/contract/inquiry.ts'
import { dayKey } from '@fair/contract/rules/time.ts'
import { type Context, requesterOf } from '../context.ts'
import { found } from '../failure.ts'
import type { Tree } from '../forms/tree.ts'
import { toExhibitSummary } from '../handlers/exhibit-list.ts'
import { exhibit as exhibitOf, exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { UNITS } from '../seed/business/inquiry-words.ts'
import { say as textIn } from '../seed/text.ts'
import { instantOf } from '../seed/zone.ts'
import type { Inquiry, InquiryEvent, InquirySummary } from '../sent.ts'
import { say } from '../texts.ts'
import { dueTime, isDue } from './clock.ts'
import { programmesOf } from './programme.ts'
import { wordsFor, wordsForOrNone } from './words.ts'

export interface InquiryRow {
  id: string
  number: string
  user_id: string
  exhibition_id: string
  kind: InquiryKind
  title: string
  content: string
  category_id: string
  quantity: number | null
  unit: string | null
  /** JSON of Money. */
  budget: string | null
  deadline: string | null
  destination: string | null
  exhibits_id: string | null
  /** JSON of FileRef[]. */
  attachments: string
  buyer_name: string
  anonymous: number
  create_time: string
  /** How the visitor ended it. */
  outcome: 'FINISHED' | 'CLOSED' | null
  end_time: string | null
  feedback_id: string | null
  remark: string | null
  taken_back: number
}

interface RecipientRow {
  inquiry_id: string
  exhibitor_id: string
  position: number
  read_due: string | null
  answer_due: string | null
}

/** An inquiry of the user. @throws PlatformError 4041 */
export function ownInquiry(context: Context, id: string): InquiryRow {
  const row = inquiryById(context, id)
  return found(row?.user_id === requesterOf(context) ? row : undefined, 'inquiry', id)
}

/** An inquiry of the tenant's exhibitions. */
export function inquiryById({ db, fair, tenantId }: Context, id: string): InquiryRow | undefined {
  const row = db.one<InquiryRow>('SELECT * FROM inquiry WHERE id = ?', id)
  const exhibition = fair.exhibitions.find(({ exhibitionId }) => exhibitionId === row?.exhibition_id)
  return exhibition?.tenantId === tenantId ? row : undefined
}

/** The history of an inquiry until now, oldest first; answers after its end are ignored. */
interface Course {
  readonly status: InquiryStatus
  readonly events: readonly (InquiryEvent & { readonly exhibitorId?: string })[]
  readonly endTime: string | null
  /** Who has answered, in order. */
  readonly answered: readonly { readonly exhibitorId: string; readonly time: string }[]
  readonly read: ReadonlySet<string>
}

export function courseOf(row: InquiryRow, context: Context): Course {
  const { language } = context
  const end = endOf(row, context)
  const happened = recipientsOf(row.id, context).flatMap((each) => {
    const read = happenedAt(each.read_due, end, context.now())
    const answered = happenedAt(each.answer_due, end, context.now())
    return [{ ...each, read: read ?? answered, answered }]
  })
  const step = (status: InquiryStatus, time: string, exhibitorId: string) => ({
    status,
    time,
    exhibitorId,
    exhibitorName: exhibitorOf(exhibitorId, context)?.exhibitorName ?? null,
  })
  const reads = happened.flatMap(({ read, exhibitor_id }) => (read === null ? [] : step('READ', read, exhibitor_id)))
  const answers = happened.flatMap(({ answered, exhibitor_id }) =>
    answered === null ? [] : step('ANSWERED', answered, exhibitor_id),
  )
  const between = [...reads, ...answers].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  const status = end?.status ?? (answers.length > 0 ? 'ANSWERED' : reads.length > 0 ? 'READ' : 'SENT')
  const ending = end ? [{ ...end, text: end.text ?? wordsForOrNone(row.remark, language) }] : []
  return {
    status,
    events: [{ status: 'SENT', time: row.create_time }, ...between, ...ending],
    endTime: end?.time ?? null,
    answered: between.flatMap(({ status: what, time, exhibitorId }) =>
      what === 'ANSWERED' ? [{ exhibitorId, time }] : [],
    ),
    read: new Set(reads.map(({ exhibitorId }) => exhibitorId)),
  }
}

function happenedAt(due: string | null, end: { time: string } | null, now: Date): string | null {
  if (!isDue(due, now)) return null
  const time = dueTime(due, now)
  return end && time > end.time ? null : time
}

/** How an inquiry ended: by the visitor, or on the last day for answers. */
function endOf(row: InquiryRow, context: Context) {
  if (row.outcome !== null && row.end_time !== null) {
    return { status: row.outcome, time: row.end_time, text: null, exhibitorName: winnerOf(row, context) }
  }
  if (row.deadline === null) return null
  const timeZone = programmesOf(context.fair).get(row.exhibition_id)?.days.timeZone ?? 'UTC'
  const [year = 0, month = 1, day = 1] = row.deadline.split('-').map(Number)
  const time = instantOf({ year, month, day }, '24:00', timeZone)
  if (time > context.now().toISOString()) return null
  return { status: 'CLOSED' as const, time, text: say(context.language, 'deadlinePassed'), exhibitorName: null }
}

function winnerOf({ feedback_id }: InquiryRow, context: Context): string | null {
  const exhibitorId = feedback_id === null ? null : exhibitorOfFeedback(feedback_id)
  return exhibitorId === null ? null : (exhibitorOf(exhibitorId, context)?.exhibitorName ?? null)
}

/** An exhibitor answers an inquiry once: its answer's id is made of both ids. */
export const feedbackIdOf = (inquiryId: string, exhibitorId: string) => `FB-${inquiryId}:${exhibitorId}`
export const exhibitorOfFeedback = (feedbackId: string) => feedbackId.slice(feedbackId.indexOf(':') + 1)

function recipientsOf(inquiryId: string, { db }: Context): RecipientRow[] {
  return db.all<RecipientRow>(
    'SELECT * FROM inquiry_recipient WHERE inquiry_id = ? ORDER BY position, exhibitor_id',
    inquiryId,
  )
}

export function toInquirySummary(row: InquiryRow, context: Context, places: Tree): InquirySummary {
  return summaryWith(row, courseOf(row, context), context, places)
}

function summaryWith(row: InquiryRow, course: Course, context: Context, places: Tree): InquirySummary {
  const { fair, language } = context
  const unit = UNITS.find(([value]) => value === row.unit)
  return {
    id: row.id,
    inquiryNumber: row.number,
    kind: row.kind,
    title: wordsFor(row.title, language),
    status: course.status,
    categoryId: row.category_id,
    categoryName: fair.categories.find(({ value }) => value === row.category_id)?.label(language) ?? '',
    quantity: row.quantity,
    unit: row.unit,
    unitName: unit ? textIn(unit[1], language) : null,
    deadline: row.deadline,
    picture: (row.exhibits_id !== null && exhibitOf(row.exhibits_id, context)?.picture) || null,
    destinationCode: row.destination,
    destinationName: row.destination === null ? null : places.labelOf(row.destination),
    feedbackCount: course.answered.length,
    createTime: row.create_time,
    updateTime: course.events.at(-1)?.time ?? row.create_time,
  }
}

/** The full inquiry; anyone but its author sees neither recipients nor attachments nor its history. */
export function inquiryFrom(row: InquiryRow, context: Context, places: Tree): Inquiry {
  const { language } = context
  const course = courseOf(row, context)
  const isMine = row.user_id === context.userId
  return {
    ...summaryWith(row, course, context, places),
    content: wordsFor(row.content, language),
    budget: row.budget === null ? null : JSON.parse(row.budget),
    attachments: isMine ? JSON.parse(row.attachments) : [],
    exhibit: row.exhibits_id === null ? null : (toExhibitSummary(row.exhibits_id, context) ?? null),
    recipients: isMine ? recipients(row, course, context) : [],
    timeline: isMine ? course.events.map(({ exhibitorId: _, ...event }) => event) : [],
    buyerName: row.anonymous && !isMine ? say(language, 'anonymousBuyer') : wordsFor(row.buyer_name, language),
    isMine,
    isTakenBack: row.taken_back === 1,
  }
}

/** The user's chat with an exhibitor, if it is in their list. */
function chatWith(exhibitorId: string, context: Context): string | null {
  const row = context.db.one<{ chatgroup_id: string }>(
    `SELECT chatgroup_id FROM chat_group JOIN chat_member USING (chatgroup_id)
     WHERE tenant_id = ? AND role = 'EXHIBITOR' AND role_id = ? AND user_id = ? AND hidden = 0`,
    ...[context.tenantId, exhibitorId, requesterOf(context)],
  )
  return row?.chatgroup_id ?? null
}

/** For an inquiry in the hall: the exhibitors that have read it. */
function recipients(row: InquiryRow, course: Course, context: Context): Inquiry['recipients'] {
  const answered = new Set(course.answered.map(({ exhibitorId }) => exhibitorId))
  return recipientsOf(row.id, context).flatMap(({ exhibitor_id: exhibitorId }) => {
    const exhibitor = exhibitorOf(exhibitorId, context)
    const isRead = course.read.has(exhibitorId)
    if (!exhibitor || (row.kind === 'HALL' && !isRead)) return []
    const status = answered.has(exhibitorId) ? 'ANSWERED' : isRead ? 'READ' : 'SENT'
    const chatgroupId = chatWith(exhibitorId, context)
    return [{ exhibitorId, exhibitorName: exhibitor.exhibitorName, logo: exhibitor.logo, status, chatgroupId }]
  })
}

/** Today at the venue, YYYY-MM-DD. */
export function todayAt(context: Context): string {
  const timeZone = programmesOf(context.fair).get(context.exhibitionId)?.days.timeZone ?? 'UTC'
  return dayKey(context.now(), timeZone)
}
