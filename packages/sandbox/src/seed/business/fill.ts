import { offeredOf } from '../../business/programme.ts'
import type { Database } from '../../db/database.ts'
import { DEMO_USER_OF_SECOND_TENANT, DEMO_USERS } from '../../demo.ts'
import type { Fair } from '../types.ts'
import { fillCards } from './demo-cards.ts'
import { fillFollowing } from './demo-following.ts'
import { fillHall, fillInquiries } from './demo-inquiries.ts'
import { fillSchedule } from './demo-schedule.ts'
import { fillTrade } from './demo-trade.ts'
import { insertRow, type Scene, sceneOf } from './rows.ts'

/** Writes the stock of every exhibition, and the demo users' past activity. In a transaction. */
export function fillBusiness(db: Database, fair: Fair, origin: Date): void {
  for (const { id, plan } of offeredOf(fair, ({ kinds }) => kinds)) {
    insertRow(db, 'ticket_stock', { ticket_kind_id: id, capacity: plan.capacity })
  }
  fillChecks(db)
  // The demo users' purchases and bookings belong to the sample's programme.
  if (fair.hasProgramme === false) return
  const [first, second] = fair.tenants.map(({ tenantId }) => sceneOf(db, fair, origin, tenantId))
  if (first) {
    const { buyer } = DEMO_USERS
    fillCards(first)
    fillInquiries(first, buyer)
    fillHall(first)
    fillSchedule(first, buyer)
    fillTrade(first, buyer)
    fillFollowing(first, buyer)
    fillClaims(first)
  }
  if (second) {
    fillHall(second)
    fillFollowing(second, DEMO_USER_OF_SECOND_TENANT)
  }
}

/** The state of the audit of each user's identity. */
function fillChecks(db: Database): void {
  const { buyer, registered, pending, refused } = DEMO_USERS
  const check = (user_id: string, status: string, real_name: string, reason: string | null = null) =>
    insertRow(db, 'identity_check', { user_id, status, real_name, reason })
  check(buyer, 'PASSED', '陈思远')
  check(registered, 'PASSED', 'Emma Larsson')
  check(pending, 'PENDING', '佐藤美咲')
  const blurred = [
    '证件照片不清晰，请重新上传。',
    'The photograph of the document is blurred. Please upload it again.',
    '証明書の画像が不鮮明です。もう一度アップロードしてください。',
    '신분증 사진이 선명하지 않습니다. 다시 업로드해 주십시오.',
  ]
  check(refused, 'REFUSED', '김민준', JSON.stringify(blurred))
}

/** Every third exhibitor has claimed its entry; the buyer's own company has a pending claim. */
function fillClaims({ db, exhibitors, at }: Scene): void {
  exhibitors.forEach(({ id }, index) => {
    if (index % 3 === 0) {
      const time = at(-(20 + index) * 24 * 60)
      insertRow(db, 'claim', { exhibitor_id: id, user_id: `STAFF-${id}`, pass_due: time, claim_time: time })
    }
  })
  const waiting = exhibitors[1]
  if (!waiting) return
  const { buyer } = DEMO_USERS
  insertRow(db, 'claim', { exhibitor_id: waiting.id, user_id: buyer, pass_due: at(24 * 60), claim_time: at(-90) })
}
