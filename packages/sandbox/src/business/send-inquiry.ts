import type { InputOf } from '@fair/contract/endpoint.ts'
import type { inquiry as declared } from '@fair/contract/inquiry.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, missing, wrongField } from '../failure.ts'
import type { Tree } from '../forms/tree.ts'
import { exhibit as exhibitOf, exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { UNITS } from '../seed/business/inquiry-words.ts'
import { chance, keyOf, randomNumber } from '../seed/random.ts'
import { shuffled } from '../shuffle.ts'
import { cardFrom, cardsOf } from './cards.ts'
import { dueIn, MINUTE } from './clock.ts'
import { dayIn, idsIn, wordsIn } from './fields.ts'
import { ownFile } from './files.ts'
import { todayAt } from './inquiries.ts'
import { inquiryNumber, newId, unusedNumber } from './numbers.ts'
import { personOf } from './person.ts'
import { wordsToColumn } from './words.ts'

type Input = Omit<InputOf<(typeof declared)['save']>, 'requestId'>

const TITLE_MAX = 120
const CONTENT_MAX = 4000
const RECIPIENTS_MAX = 20
const FILES_MAX = 10
const QUANTITY_MAX = 1_000_000_000
/** The number of exhibitors that answer an inquiry in the hall. */
const HALL_ANSWERS = 4
/** The share of recipients that never answer; the first always does. */
const SILENT = 0.15

/** Sends an inquiry to exhibitors, or posts it in the hall, and returns its id. In a transaction. */
export function sendInquiry(input: Input, places: Tree, context: Context): string {
  const { db } = context
  const title = wordsIn('title', input.title, TITLE_MAX)
  const content = wordsIn('content', input.content, CONTENT_MAX)
  const exhibitorIds = recipientsIn(input, context)
  const exhibitsId = exhibitIn(input, context)
  const categoryId = categoryIn(input, exhibitorIds, context)
  const fileIds = idsIn('fileIds', input.fileIds, FILES_MAX)
  const files = fileIds.map((fileId) => ownFile(context, 'fileIds', fileId, 'INQUIRY'))
  const id = newId('IQ')
  const time = context.now().toISOString()
  db.run(
    `INSERT INTO inquiry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, 0)`,
    ...[
      id,
      unusedNumber(db, 'inquiry', () => inquiryNumber(time)),
      requesterOf(context),
      context.exhibitionId,
      input.kind,
    ],
    ...[wordsToColumn(title), wordsToColumn(content), categoryId, quantityIn(input), unitIn(input), budgetIn(input)],
    ...[deadlineIn(input, context), destinationIn(input, places), exhibitsId, JSON.stringify(files)],
    ...[wordsToColumn(buyerOf(context)), Number(input.anonymous === true), time],
  )
  const recipients = input.kind === 'DIRECT' ? exhibitorIds : whoAnswersInHall(id, categoryId, context)
  recipients.forEach((exhibitorId, position) => {
    const { read, answer } = paceOf(id, exhibitorId, position)
    const answerDue = answer === null ? null : dueIn(context.now(), answer)
    const readDue = dueIn(context.now(), read)
    db.run('INSERT INTO inquiry_recipient VALUES (?, ?, ?, ?, ?)', id, exhibitorId, position, readDue, answerDue)
  })
  return id
}

/** When an exhibitor reads and answers, in ms after the inquiry was sent; a null answer means never. */
function paceOf(inquiryId: string, exhibitorId: string, position: number) {
  const key = keyOf(inquiryId, exhibitorId)
  const read = MINUTE * (0.5 + randomNumber(key, 0))
  const isSilent = position > 0 && chance(key, 1, SILENT)
  return { read, answer: isSilent ? null : read + MINUTE * (1 + 3 * randomNumber(key, 2)) }
}

/** Exhibitors of the category, otherwise of the exhibition, in a seemingly random order. */
function whoAnswersInHall(inquiryId: string, categoryId: string, { db, exhibitionId }: Context): string[] {
  const rows = db.all<{ exhibitor_id: string }>(
    `SELECT DISTINCT exhibitor_id FROM exhibit
     WHERE exhibition_id = ? AND withdrawn = 0 AND (category = ? OR parent_category = ?)`,
    exhibitionId,
    categoryId,
    categoryId,
  )
  return shuffled(
    rows.map(({ exhibitor_id }) => exhibitor_id),
    inquiryId,
  ).slice(0, HALL_ANSWERS)
}

function recipientsIn({ kind, exhibitorIds }: Input, context: Context): string[] {
  if (kind === 'HALL') {
    if (exhibitorIds.length > 0) throw wrongField('exhibitorIds', 'noneInHall')
    return []
  }
  if (exhibitorIds.length === 0) throw wrongField('exhibitorIds', 'required')
  const ids = idsIn('exhibitorIds', exhibitorIds, RECIPIENTS_MAX)
  for (const id of ids) found(exhibitorOf(id, context), 'exhibitor', id)
  return ids
}

function exhibitIn({ exhibitsId }: Input, context: Context): string | null {
  if (exhibitsId === undefined) return null
  found(exhibitOf(exhibitsId, context), 'exhibit', exhibitsId)
  return exhibitsId
}

/** Without a category, that of the exhibit in question, or of the first exhibitor's exhibits. */
function categoryIn({ categoryId, exhibitsId }: Input, exhibitorIds: readonly string[], context: Context): string {
  if (categoryId !== undefined) {
    if (!context.fair.categories.some(({ value }) => value === categoryId)) throw missing('category', categoryId)
    return categoryId
  }
  const ofExhibit = exhibitsId === undefined ? undefined : exhibitOf(exhibitsId, context)?.categoryId
  const shown = context.db.one<{ category: string }>(
    'SELECT category FROM exhibit WHERE exhibitor_id = ? AND withdrawn = 0 ORDER BY rank',
    exhibitorIds[0] ?? '',
  )?.category
  const known = ofExhibit ?? shown
  if (known === undefined) throw wrongField('categoryId', 'required')
  return known
}

function quantityIn({ quantity }: Input): number | null {
  if (quantity === undefined) return null
  if (quantity > 0 && quantity <= QUANTITY_MAX) return quantity
  throw wrongField('quantity', 'notBetween', { least: 1, most: QUANTITY_MAX })
}

function unitIn({ unit }: Input): string | null {
  if (unit === undefined) return null
  const values = UNITS.map(([value]) => value)
  if (!values.includes(unit)) throw wrongField('unit', 'notOneOf', { values: values.join(', ') })
  return unit
}

function budgetIn({ budget }: Input): string | null {
  if (budget === undefined) return null
  if (budget.amount < 0) throw wrongField('budget.amount', 'notWhole', { least: 0 })
  if (!Intl.supportedValuesOf('currency').includes(budget.currency)) throw wrongField('budget.currency', 'invalid')
  return JSON.stringify(budget)
}

function deadlineIn({ deadline }: Input, context: Context): string | null {
  if (deadline === undefined) return null
  if (dayIn('deadline', deadline) < todayAt(context)) throw wrongField('deadline', 'notFuture')
  return deadline
}

function destinationIn({ destinationCode }: Input, places: Tree): string | null {
  if (destinationCode === undefined) return null
  if (places.parentOf(destinationCode) === undefined) throw missing('place', destinationCode)
  return destinationCode
}

/** The company as the hall shows it: of the account, otherwise of the default card, otherwise the person's name. */
function buyerOf(context: Context): string {
  const { company, name } = personOf(context)
  const [card] = cardsOf(context).map(cardFrom)
  return company || card?.fields.company || name || card?.fields.name || ''
}
