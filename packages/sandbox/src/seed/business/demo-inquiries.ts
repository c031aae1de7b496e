import { feedbackIdOf } from '../../business/inquiries.ts'
import { inquiryNumber, seededUpTo, unusedNumber } from '../../business/numbers.ts'
import { chance, itemAt, keyOf, randomInt, randomItem } from '../random.ts'
import { each, type Text } from '../text.ts'
import type { SeededExhibit } from '../types.ts'
import { BUYERS, goodsOf, QUESTIONS } from './inquiry-words.ts'
import { DAYS, HOURS, insertRow, type Scene, type Value } from './rows.ts'

/** Other buyers' open inquiries in the hall. */
const HALL = 14
const LANGUAGE_OF = ['zh-CN', 'en-US', 'ja-JP', 'ko-KR'] as const

/**
 * The buyer's inquiries in every state: read, answered by five, closed with a deal, closed without one, and one in the
 * hall.
 */
export function fillInquiries(scene: Scene, userId: string): void {
  const { exhibits, at } = scene
  const about = (index: number) => exhibits[index * 3]
  const mine = (index: number, row: Readonly<Record<string, Value>>, pace: readonly Pace[]) => {
    const exhibit = about(index)
    if (!exhibit) return
    const own = { user_id: userId, buyer_name: JSON.stringify('宁波远帆进出口有限公司'), anonymous: 0, ...row }
    request(scene, `IQ-demo-${index + 1}`, exhibit, itemAt(QUESTIONS, index), own, pace)
  }
  mine(0, direct(at, -40), [{ read: 2 * DAYS, answer: 3 * DAYS }])
  mine(1, direct(at, -5 * HOURS), [{ read: -4 * HOURS, answer: 2 * DAYS }])
  mine(2, direct(at, -2 * DAYS), FIVE)
  const won = scene.exhibits[9]?.exhibitorId ?? ''
  mine(
    3,
    {
      ...direct(at, -12 * DAYS),
      outcome: 'FINISHED',
      end_time: at(-6 * DAYS),
      feedback_id: feedbackIdOf('IQ-demo-4', won),
    },
    [{ read: -12 * DAYS + 90, answer: -11 * DAYS }],
  )
  mine(4, { ...direct(at, -15 * DAYS), outcome: 'CLOSED', end_time: at(-8 * DAYS), remark: CHANGED }, [
    { read: -14 * DAYS, answer: null },
  ])
  mine(5, { ...direct(at, -30 * HOURS), kind: 'HALL', destination: 'CN-ZJ' }, [
    { read: -29 * HOURS, answer: -26 * HOURS },
    { read: -20 * HOURS, answer: -18 * HOURS },
    { read: -2 * HOURS, answer: null },
  ])
}

/** The inquiries of other buyers. */
export function fillHall(scene: Scene): void {
  const { exhibits, at, exhibition } = scene
  for (let index = 0; index < HALL; index += 1) {
    const exhibit = exhibits[Math.floor((index * exhibits.length) / HALL)]
    if (!exhibit) return
    const key = keyOf(exhibition.exhibitionId, 'hall', index)
    const [name, destination] = itemAt(BUYERS, index)
    const created = -randomInt(key, 0, 2, 9 * 24) * HOURS
    request(
      scene,
      `IQ-hall-${exhibition.exhibitionId}-${index + 1}`,
      exhibit,
      itemAt(QUESTIONS, index + (index >> 2)),
      {
        user_id: `HALL-${index}`,
        buyer_name: JSON.stringify(name),
        anonymous: Number(index % 5 === 3),
        kind: 'HALL',
        create_time: at(created),
        deadline: at(randomInt(key, 3, 10, 60) * DAYS).slice(0, 10),
        destination,
        exhibits_id: null,
      },
      paceOfHall(key, created),
    )
  }
}

function paceOfHall(key: number, created: number): Pace[] {
  return Array.from({ length: randomInt(key, 5, 0, 3) }, (_, at) => ({
    read: created + 30 + at * 45,
    answer: at === 2 ? null : created + 100 + at * 170,
  }))
}

/** When an exhibitor reads and answers, in minutes from the origin; null: never. */
interface Pace {
  readonly read: number
  readonly answer: number | null
}

const FIVE: readonly Pace[] = [
  { read: -46 * HOURS, answer: -44 * HOURS },
  { read: -45 * HOURS, answer: -30 * HOURS },
  { read: -40 * HOURS, answer: -26 * HOURS },
  { read: -28 * HOURS, answer: -22 * HOURS },
  { read: -10 * HOURS, answer: -2 * HOURS },
]

const CHANGED = JSON.stringify([
  '采购计划调整，暂缓。',
  'Our plans have changed; it has to wait.',
  '購買計画の変更により見送ります。',
  '구매 계획이 변경되어 보류합니다.',
])

function direct(at: Scene['at'], created: number) {
  return { kind: 'DIRECT', create_time: at(created), deadline: at(30 * DAYS).slice(0, 10) }
}

/** Rounded to thousands of yuan, as is usual for budgets. */
function yuan(amount: number): string {
  return JSON.stringify({ amount: Math.max(1, Math.round(amount / 100_000)) * 100_000, currency: 'CNY' })
}

/** Writes an inquiry about an exhibit, to its exhibitor and others of its industry. */
function request(
  { db, fair, exhibition, exhibitors, at }: Scene,
  id: string,
  exhibit: SeededExhibit,
  [title, content]: (typeof QUESTIONS)[number],
  row: Readonly<Record<string, Value>>,
  pace: readonly Pace[],
): void {
  const label = fair.categories.find(({ value }) => value === exhibit.categoryId)
  const words = (template: Text) =>
    JSON.stringify(each((column) => template[column].replaceAll('{category}', label?.label(LANGUAGE_OF[column]) ?? '')))
  const created = String(row['create_time'])
  const goods = goodsOf(exhibit.categoryId)
  const key = keyOf(id, 'goods')
  const quantity = randomItem(goods.quantities, key, 0)
  // Every second one names a budget: in yuan, slightly below the average price of such goods.
  const budget = chance(key, 1, 0.5) ? yuan(Math.round((goods.cents[0] + goods.cents[1]) / 2) * quantity * 6) : null
  const upTo = seededUpTo(id)
  insertRow(db, 'inquiry', {
    id,
    number: unusedNumber(db, 'inquiry', () => inquiryNumber(created, upTo)),
    exhibition_id: exhibition.exhibitionId,
    title: words(title),
    content: words(content),
    category_id: exhibit.categoryId,
    exhibits_id: exhibit.id,
    attachments: '[]',
    quantity,
    unit: goods.unit,
    budget,
    ...row,
  })
  const recipients = recipientsFor(exhibit, exhibitors).slice(0, pace.length)
  recipients.forEach((exhibitor, position) => {
    const when = pace[position]
    if (!exhibitor || !when) return
    insertRow(db, 'inquiry_recipient', {
      inquiry_id: id,
      exhibitor_id: exhibitor.id,
      position,
      read_due: at(when.read),
      answer_due: when.answer === null ? null : at(when.answer),
    })
  })
}

/** The exhibitor of an exhibit, then others of its industry, then the rest. */
function recipientsFor({ exhibitorId }: SeededExhibit, exhibitors: Scene['exhibitors']): Scene['exhibitors'] {
  const maker = exhibitors.find(({ id }) => id === exhibitorId)
  const distance = (each: Scene['exhibitors'][number]) =>
    each === maker ? 0 : each.industryId === maker?.industryId ? 1 : 2
  return exhibitors.toSorted((a, b) => distance(a) - distance(b))
}
