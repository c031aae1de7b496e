import type { InputOf } from '@fair/contract/endpoint.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import type { sample as declared } from '@fair/contract/sample.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, missing, wrongField } from '../failure.ts'
import { isPath, type Tree } from '../forms/tree.ts'
import { toExhibitSummary } from '../handlers/exhibit-list.ts'
import { exhibit as exhibitOf } from '../handlers/goods.ts'
import { chance, keyOf, randomInt, randomItem } from '../seed/random.ts'
import { say, type Text } from '../seed/text.ts'
import type { Sample } from '../sent.ts'
import { say as sentence } from '../texts.ts'
import { dueIn, dueTime, isDue, MINUTE } from './clock.ts'
import { integerIn, wordsIn, wordsOrNone } from './fields.ts'
import { newId } from './numbers.ts'
import { contactIn } from './person.ts'

type Input = Omit<InputOf<(typeof declared)['save']>, 'requestId'>

export interface SampleRow {
  sample_id: string
  user_id: string
  exhibits_id: string
  quantity: number
  receiver: string
  contact_method: string
  address: string
  remark: string | null
  create_time: string
  accept_due: string | null
  send_due: string | null
  accepts: number
  outcome: 'CANCELLED' | 'RECEIVED' | null
  outcome_time: string | null
}

const QUANTITY_MAX = 10
const ACCEPTED_AFTER = 2 * MINUTE
const SENT_AFTER = 5 * MINUTE
/** Share of exhibitors that give no samples. */
const REFUSING = 0.12

const CARRIERS: readonly Text[] = [
  ['顺丰速运', 'SF Express', '順豊エクスプレス', 'SF익스프레스'],
  ['邮政 EMS', 'EMS', '国際スピード郵便（EMS）', '국제특급우편(EMS)'],
  ['DHL', 'DHL', 'DHL', 'DHL'],
]

/** The user's samples, latest first. */
export function samplesOf(context: Context): SampleRow[] {
  return context.db.all<SampleRow>('SELECT * FROM sample WHERE user_id = ? ORDER BY seq DESC', requesterOf(context))
}

/** @throws PlatformError 4041 */
export function ownSample(context: Context, sampleId: string): SampleRow {
  const row = context.db.one<SampleRow>('SELECT * FROM sample WHERE sample_id = ?', sampleId)
  return found(row?.user_id === requesterOf(context) ? row : undefined, 'sample', sampleId)
}

/** The status of a sample: exhibitors accept or refuse, and send, by the clock. */
export function statusAt(row: SampleRow, now: Date): Sample['status'] {
  if (row.outcome !== null) return row.outcome
  if (!isDue(row.accept_due, now)) return 'REQUESTED'
  if (!row.accepts) return 'REFUSED'
  return isDue(row.send_due, now) ? 'SENT' : 'ACCEPTED'
}

/** Undefined if the exhibit was withdrawn from the fair. */
export function sampleFrom(row: SampleRow, context: Context): Sample | undefined {
  const exhibit = toExhibitSummary(row.exhibits_id, context)
  if (!exhibit) return undefined
  const { language } = context
  const now = context.now()
  const status = statusAt(row, now)
  const key = keyOf(row.sample_id, 'parcel')
  const isOnItsWay = status === 'SENT' || status === 'RECEIVED'
  return {
    sampleId: row.sample_id,
    exhibit,
    quantity: row.quantity,
    status,
    receiver: row.receiver,
    contactMethod: row.contact_method,
    address: JSON.parse(row.address),
    remark: row.remark,
    reason: status === 'REFUSED' ? sentence(language, 'sampleRefused') : null,
    carrier: isOnItsWay ? say(randomItem(CARRIERS, key, 0), language) : null,
    trackingNumber: isOnItsWay ? String(randomInt(key, 1, 100_000_000, 999_999_999)) : null,
    createTime: row.create_time,
    updateTime: changedAt(row, status, now),
  }
}

function changedAt(row: SampleRow, status: Sample['status'], now: Date): string {
  if (row.outcome_time !== null) return row.outcome_time
  if (status === 'REQUESTED') return row.create_time
  return dueTime((status === 'SENT' ? row.send_due : row.accept_due) ?? row.create_time, now)
}

/** Requests a sample and returns its id. In a transaction. */
export function requestSample(input: Input, places: Tree, context: Context): string {
  const { exhibitsId } = input
  const { exhibitorId } = found(exhibitOf(exhibitsId, context), 'exhibit', exhibitsId)
  const id = newId('SM')
  const now = context.now()
  context.db.run(
    'INSERT INTO sample VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)',
    ...[id, requesterOf(context), exhibitsId, integerIn('quantity', input.quantity, 1, QUANTITY_MAX)],
    ...[wordsIn('receiver', input.receiver, 60), contactIn('contactMethod', input.contactMethod)],
    ...[JSON.stringify(addressIn(input, places)), wordsOrNone('remark', input.remark, 500), now.toISOString()],
    ...[dueIn(now, ACCEPTED_AFTER), dueIn(now, SENT_AFTER)],
    ...[Number(!chance(keyOf(exhibitorId, 'samples'), 0, REFUSING))],
  )
  return id
}

function addressIn({ address }: Input, places: Tree): Input['address'] {
  if (address.region.length === 0) throw wrongField('address.region', 'required')
  if (!isPath(places, address.region)) throw missing('place', address.region.join(' '))
  const { postcode } = address
  const isChinese = address.region[0] === 'CN'
  if (postcode && isChinese && !rules.postcode(postcode)) throw wrongField('address.postcode', 'invalid')
  return { ...address, street: wordsIn('address.street', address.street, 200) }
}
