import { orderNumber, seededUpTo, ticketNumber, unusedNumber } from '../../business/numbers.ts'
import { type PlacedKind, programmesOf } from '../../business/programme.ts'
import { DAYS, HOURS, insertRow, type Scene, type Value } from './rows.ts'

type Row = Readonly<Record<string, Value>>

/** Orders in every state, their tickets, applications, coupons and rights. */
export function fillTrade(scene: Scene, userId: string): void {
  const shop = shopOf(scene, userId)
  if (!shop) return
  fillOrders(shop)
  fillApplications(shop)
  fillCoupons(shop)
  fillRights(shop)
}

interface Shop {
  readonly scene: Scene
  readonly userId: string
  kind(code: string): PlacedKind
  /** Counts up: rows written later are listed earlier. */
  next(): number
}

function shopOf(scene: Scene, userId: string): Shop | undefined {
  const kinds = programmesOf(scene.fair).get(scene.exhibition.exhibitionId)?.kinds
  if (!kinds) return undefined
  let count = 0
  return {
    scene,
    userId,
    kind: (code) => {
      const found = kinds.find(({ plan }) => plan.code === code)
      if (!found) throw new RangeError(`no ticket kind ${code}`)
      return found
    },
    next: () => {
      count += 1
      return count
    },
  }
}

function fillOrders(shop: Shop): void {
  const { at } = shop.scene
  const paid = (minutes: number, method = 'CARD_4242') => ({
    status: 'PAID',
    pay_time: at(minutes),
    pay_method: method,
  })
  const early = order(shop, 'early', 1, -70 * DAYS, paid(-70 * DAYS + 4))
  refund(shop, early, 'MISTAKE', -20 * DAYS, 'REFUSED')
  ticket(shop, 'early', early, -70 * DAYS + 4, {})
  order(shop, 'day', 1, -20 * DAYS, {})
  const day = order(shop, 'day', 1, -3 * DAYS, paid(-3 * DAYS + 3, 'WALLET'))
  ticket(shop, 'day', day, -3 * DAYS + 3, {
    holder_name: '陈思远',
    activate_time: at(-2 * DAYS),
    use_time: at(-18 * HOURS),
  })
  invoice(shop, day, -2 * DAYS, [
    '税号与公司名称不符。',
    'The tax number is not that of the company.',
    '税番号が会社名と一致しません。',
    '사업자등록번호가 회사명과 일치하지 않습니다.',
  ])
  const pass = order(shop, 'pass', 2, -9 * DAYS, paid(-9 * DAYS + 2))
  ticket(shop, 'pass', pass, -9 * DAYS + 2, { holder_name: '陈思远', activate_time: at(-8 * DAYS) })
  ticket(shop, 'pass', pass, -9 * DAYS + 2, {})
  const forum = order(shop, 'forum', 1, -6 * DAYS, { ...paid(-6 * DAYS + 5), discount: 6800 })
  const forumTicket = ticket(shop, 'forum', forum, -6 * DAYS + 5, {
    holder_name: '陈思远',
    activate_time: at(-5 * DAYS),
  })
  bookWith(shop, forumTicket, 'supply')
  invoice(shop, forum, -5 * DAYS)
  order(shop, 'day', 1, -4 * DAYS, { status: 'CANCELLED' })
  const back = order(shop, 'day', 1, -11 * DAYS, { ...paid(-11 * DAYS + 2), status: 'REFUNDED' })
  ticket(shop, 'day', back, -11 * DAYS + 2, {})
  invoice(shop, back, -11 * DAYS + 5)
  refund(shop, back, 'TWICE', -10 * DAYS, 'GRANTED')
  const going = order(shop, 'day', 1, -30 * HOURS, {
    ...paid(-30 * HOURS + 2),
    status: 'REFUNDING',
    refund_due: at(2 * DAYS),
  })
  ticket(shop, 'day', going, -30 * HOURS + 2, {})
  refund(shop, going, 'CANNOT_COME', -26 * HOURS, 'GRANTED')
  order(shop, 'day', 1, -25, { status: 'PAYING', pay_method: 'TRANSFER', settle_due: at(1 * DAYS) })
  order(shop, 'pass', 1, -8, { status: 'UNPAID', fail_reason: 'CARD_0002' })
}

/** Writes an order for one kind and returns its id; an unpaid one closes by its time. */
function order(shop: Shop, code: string, count: number, created: number, columns: Row): string {
  const { scene, userId } = shop
  const kind = shop.kind(code)
  const seq = shop.next()
  const id = `O-demo-${seq}`
  const create_time = scene.at(created)
  const upTo = seededUpTo(id)
  insertRow(scene.db, 'purchase', {
    order_id: id,
    number: unusedNumber(scene.db, 'purchase', () => orderNumber(create_time, upTo)),
    user_id: userId,
    exhibition_id: kind.exhibitionId,
    type: 'TICKET',
    currency: 'CNY',
    total: kind.plan.price * count,
    discount: 0,
    create_time,
    pay_before: scene.at(created + 30),
    paid_twice: 0,
    seq,
    status: 'UNPAID',
    ...columns,
  })
  insertRow(scene.db, 'purchase_item', { order_id: id, item_id: kind.id, count, unit_price: kind.plan.price })
  return id
}

function ticket(shop: Shop, code: string, orderId: string | null, received: number, columns: Row): string {
  const { scene, userId } = shop
  const kind = shop.kind(code)
  const seq = shop.next()
  const id = `T-demo-${seq}`
  const upTo = seededUpTo(id)
  insertRow(scene.db, 'ticket', {
    ticket_id: id,
    user_id: userId,
    exhibition_id: kind.exhibitionId,
    ticket_kind_id: kind.id,
    number: unusedNumber(scene.db, 'ticket', () => ticketNumber(kind.plan.letters, upTo)),
    order_id: orderId,
    receive_time: scene.at(received),
    seq,
    ...columns,
  })
  return id
}

/** A refund request that the organiser has decided. */
function refund(
  { scene }: Shop,
  order_id: string,
  reason: string,
  requested: number,
  outcome: 'GRANTED' | 'REFUSED',
): void {
  const { db, at } = scene
  const words = [
    '早鸟票按购票条款不可退款。',
    'Early tickets are not refunded; the ticket terms say so.',
    '早割チケットは規約により返金の対象外です。',
    '얼리버드 티켓은 약관에 따라 환불되지 않습니다.',
  ]
  insertRow(db, 'order_refund', {
    ...{ order_id, reason, ask_time: at(requested), decide_due: at(requested + 1 * DAYS), outcome },
    refused_reason: outcome === 'REFUSED' ? JSON.stringify(words) : null,
  })
}

/** An invoice for the buyer's company; with `refused` it was not issued. */
function invoice({ scene }: Shop, order_id: string, requested: number, refused?: readonly string[]): void {
  const { db, at } = scene
  insertRow(db, 'order_invoice', {
    ...{ order_id, buyer_type: 'COMPANY', title: APPLY.principalName, tax_number: '91330200MA2H5XQ47K' },
    ...{ address: '浙江省宁波市江东北路 88 号', email: 'buyer@example.com', language: 'zh-CN' },
    ...{ ask_time: at(requested), issue_due: at(requested + 1 * DAYS), secret: `demo-invoice-${order_id}` },
    refused_reason: refused ? JSON.stringify(refused) : null,
  })
}

function bookWith(shop: Shop, ticketId: string, code: string): void {
  const { db, fair, exhibition, at } = shop.scene
  const activities = programmesOf(fair).get(exhibition.exhibitionId)?.activities ?? []
  const activity = activities.find(({ plan }) => plan.code === code)
  if (!activity) return
  insertRow(db, 'appointment', {
    appointment_id: 'S-demo-forum',
    user_id: shop.userId,
    exhibition_id: exhibition.exhibitionId,
    kind: 'ACTIVITY',
    business_id: activity.id,
    start_time: activity.startTime,
    end_time: activity.endTime,
    is_online: 0,
    ticket_id: ticketId,
    cancelled: 0,
    sequence: 0,
    update_time: at(-5 * DAYS),
  })
}

const APPLY = {
  description: '',
  contactPerson: '陈思远',
  contactMethod: '+86 13800138000',
  principalName: '宁波远帆进出口有限公司',
}

function fillApplications(shop: Shop): void {
  const { at } = shop.scene
  const buyer = JSON.stringify({ ...APPLY, reason: '家居与照明品类年度采购' })
  ticket(shop, 'visitor', null, -14 * DAYS, { holder_name: '陈思远', activate_time: at(-13 * DAYS) })
  ticket(shop, 'buyer', null, -10 * DAYS, { apply: buyer, decide_due: at(-9 * DAYS) })
  ticket(shop, 'buyer', null, -60, { apply: buyer, decide_due: at(1 * DAYS) })
  ticket(shop, 'group', null, -7 * DAYS, {
    apply: JSON.stringify({ ...APPLY, reason: '公司采购团队参观' }),
    decide_due: at(-6 * DAYS),
    refused_reason: JSON.stringify([
      '团体申请须满 10 人。',
      'A group needs 10 people or more.',
      '団体の申請は 10 名以上が対象です。',
      '단체 신청은 10명 이상이어야 합니다.',
    ]),
  })
}

function fillCoupons({ scene, userId }: Shop): void {
  const { db, exhibition, at } = scene
  const own = (code: string, received: number, order_id: string | null = null) =>
    insertRow(db, 'coupon_owner', {
      coupon_id: `${exhibition.exhibitionId}-coupon-${code}`,
      user_id: userId,
      order_id,
      receive_time: at(received),
    })
  const forum = db.one<{ order_id: string }>('SELECT order_id FROM purchase WHERE discount > 0 AND user_id = ?', userId)
  own('welcome', -9 * DAYS)
  own('forum10', -7 * DAYS, forum?.order_id ?? null)
  own('early', -30 * DAYS)
}

/** The rights that the person has bought, and those granted to the company. */
function fillRights(shop: Shop): void {
  const { scene, userId } = shop
  const { db, exhibition, at } = scene
  const right = (code: string, apply_source: string, quota: number | null, used: number) => {
    const seq = shop.next()
    const right_id = `R-demo-${seq}`
    const where = { right_id, user_id: userId, exhibition_id: exhibition.exhibitionId }
    insertRow(db, 'owned_right', { ...where, code, apply_source, quota, used, seq })
    return right_id
  }
  right('wifi', 'PERSONAL', null, 0)
  right('storage', 'PERSONAL', null, 0)
  right('interpreter', 'PERSONAL', 1, 1)
  const shuttle = right('shuttle', 'PERSONAL', 4, 1)
  right('lounge', 'PERSONAL', 3, 1)
  right('matching', 'ENTERPRISE', 5, 2)
  right('lounge', 'ENTERPRISE', null, 6)
  insertRow(db, 'right_use', { right_id: shuttle, grant_due: at(1 * DAYS), remark: null })
}
