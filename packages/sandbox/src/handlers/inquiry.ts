import type { InputOf, Page } from '@fair/contract/endpoint.ts'
import type { inquiry as declared } from '@fair/contract/inquiry.ts'
import { placesFor } from '../business/destinations.ts'
import { feedbackFrom } from '../business/feedback.ts'
import { wordsOrNone } from '../business/fields.ts'
import { hallPage } from '../business/hall.ts'
import {
  courseOf,
  exhibitorOfFeedback,
  feedbackIdOf,
  type InquiryRow,
  inquiryById,
  inquiryFrom,
  ownInquiry,
  toInquirySummary,
} from '../business/inquiries.ts'
import { sendInquiry } from '../business/send-inquiry.ts'
import { wordsToColumn } from '../business/words.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, missing, refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { type PagingInput, slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import { UNITS } from '../seed/business/inquiry-words.ts'
import { say } from '../seed/text.ts'
import type { InquirySummary } from '../sent.ts'

type Calls = typeof declared

const PAGE_SIZE = 20

/** Spec 7, "Personal center": inquiries to exhibitors and in the inquiry hall. */
export const inquiry: GroupHandlers<Calls> = {
  mine: ({ status, keyword, ...paging }, context) => {
    const terms = termsOf(keyword)
    return pageOfMine(
      paging,
      context,
      (summary) =>
        (status === undefined || status.length === 0 || status.includes(summary.status)) &&
        hasTerms(searchText(summary.title, summary.inquiryNumber, summary.categoryName), terms),
    )
  },
  query: async ({ inquiryId }, context) => full(ownInquiry(context, inquiryId), context),
  units: (_, { language }) => UNITS.map(([value, name]) => ({ value, label: say(name, language) })),
  finish: (input, context) => {
    context.db.transaction(() => finish(input, context))
    return null
  },
  save: async ({ requestId, ...input }, context) => {
    const tree = await placesFor([input.destinationCode], context.language)
    return once(context, 'inquiry/save', requestId, () => {
      const id = sendInquiry(input, tree, context)
      return inquiryFrom(ownInquiry(context, id), context, tree)
    })
  },
  feedback: ({ inquiryId }, context) => {
    const row = ownInquiry(context, inquiryId)
    return courseOf(row, context).answered.flatMap(
      ({ exhibitorId, time }) => feedbackFrom(row, exhibitorId, time, context) ?? [],
    )
  },
  hall: (query, context) => hallPage(query, context),
  mineInHall: (paging, context) => pageOfMine(paging, context, ({ kind }) => kind === 'HALL'),
  /** An inquiry that has left the hall is only visible to its author. */
  hallDetail: ({ id }, context) => {
    const row = inquiryById(context, id)
    const isOpen = row?.kind === 'HALL' && courseOf(row, context).endTime === null
    const isOwn = row?.kind === 'HALL' && row.user_id === context.userId
    return full(found(isOpen || isOwn ? row : undefined, 'inquiry', id), context)
  },
  end: ({ id }, context) => {
    const row = ownInquiry(context, id)
    if (row.kind !== 'HALL') throw refused('endByFinish')
    if (courseOf(row, context).endTime === null) endNow(row, 'CLOSED', null, null, context)
    return null
  },
}

async function full(row: InquiryRow, context: Context) {
  const tree = await placesFor([row.destination], context.language)
  return inquiryFrom(row, context, tree)
}

/** The user's own inquiries, latest change first. */
async function pageOfMine(
  paging: PagingInput,
  context: Context,
  matches: (summary: InquirySummary) => boolean,
): Promise<Page<InquirySummary>> {
  const rows = context.db.all<InquiryRow>('SELECT * FROM inquiry WHERE user_id = ? ORDER BY id', requesterOf(context))
  const tree = await placesFor(
    rows.map(({ destination }) => destination),
    context.language,
  )
  const summaries = rows.map((row) => toInquirySummary(row, context, tree)).filter(matches)
  const sorted = summaries.sort((a, b) => (a.updateTime < b.updateTime ? 1 : a.updateTime > b.updateTime ? -1 : 0))
  return { records: slice(sorted, paging, PAGE_SIZE), total: sorted.length, facets: {} }
}

/** The exhibitor with whom the deal was closed, if any, must have answered. */
function finish({ inquiryId, feedbackId, remark, takeBack }: InputOf<Calls['finish']>, context: Context): void {
  const row = ownInquiry(context, inquiryId)
  if (row.kind !== 'DIRECT') throw refused('finishByEnd')
  const { endTime, answered } = courseOf(row, context)
  if (feedbackId !== undefined) {
    const isKnown = answered.some(({ exhibitorId }) => feedbackIdOf(inquiryId, exhibitorId) === feedbackId)
    if (!isKnown) throw missing('feedback', exhibitorOfFeedback(feedbackId))
  }
  if (endTime !== null) throw refused('inquiryEnded')
  const said = wordsOrNone('remark', remark, 500)
  endNow(row, feedbackId === undefined ? 'CLOSED' : 'FINISHED', feedbackId ?? null, said, context)
  if (takeBack && feedbackId === undefined) context.db.run('UPDATE inquiry SET taken_back = 1 WHERE id = ?', row.id)
}

function endNow(
  row: InquiryRow,
  outcome: 'FINISHED' | 'CLOSED',
  feedbackId: string | null,
  remark: string | null,
  { db, now }: Context,
): void {
  db.run(
    'UPDATE inquiry SET outcome = ?, end_time = ?, feedback_id = ?, remark = ? WHERE id = ?',
    outcome,
    now().toISOString(),
    feedbackId,
    remark === null ? null : wordsToColumn(remark),
    row.id,
  )
}
