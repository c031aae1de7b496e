import { slotsOf } from '../../business/slots.ts'
import { DAYS, HOURS, insertRow, type Scene, type Value } from './rows.ts'

/** A schedule with an entry in each state: confirmed and waiting, two that overlap, one cancelled, one that is over. */
export function fillSchedule(scene: Scene, userId: string): void {
  const { db, fair, exhibition, exhibitors, origin, at } = scene
  let count = 0
  const appoint = (row: Readonly<Record<string, Value>>) => {
    count += 1
    insertRow(db, 'appointment', {
      appointment_id: `S-demo-${count}`,
      user_id: userId,
      exhibition_id: exhibition.exhibitionId,
      is_online: 1,
      cancelled: 0,
      sequence: 0,
      update_time: at(-1 * DAYS),
      ...row,
    })
  }
  const upcoming = <T extends { readonly exhibitionId: string; readonly startTime: string }>(all: readonly T[]) =>
    all.filter((each) => each.exhibitionId === exhibition.exhibitionId && Date.parse(each.startTime) > origin.getTime())

  const [live, secondLive] = upcoming(fair.lives)
  for (const each of [live, secondLive]) if (each) appoint({ kind: 'LIVE', business_id: each.id, ...timesOf(each) })
  // The meeting that overlaps with a live, if there is one.
  const meetings = upcoming(fair.meetings)
  const meeting = meetings.find((each) => live && overlap(each, live)) ?? meetings[0]
  if (meeting) appoint({ kind: 'MEETING', business_id: meeting.id, ...timesOf(meeting) })

  const [first, second, third] = exhibitors.filter(({ takesAppointments }) => takesAppointments)
  const talks = [
    { with: first, at: 0, confirm_due: at(-20 * HOURS), topic: CATALOGUE, is_online: 0 },
    { with: second, at: 3, confirm_due: at(1 * DAYS), topic: PRICES, is_online: 1 },
    {
      with: third,
      at: 5,
      confirm_due: at(-20 * HOURS),
      topic: null,
      is_online: 0,
      cancelled: 1,
      sequence: 1,
      cancel_reason_id: 'TRAVEL',
    },
  ]
  for (const { with: exhibitor, at: place, ...row } of talks) {
    const slot = exhibitor && freeSlots(scene, exhibitor.id)[place]
    if (!slot) continue
    const times = { start_time: slot.startTime, end_time: slot.endTime }
    appoint({ kind: 'NEGOTIATION', business_id: exhibitor.id, ...times, ...row })
  }
  if (first) {
    const times = { start_time: at(-3 * HOURS), end_time: at(-3 * HOURS + 15) }
    appoint({ kind: 'CHAT', business_id: first.id, ...times, confirm_due: at(-4 * HOURS) })
  }
}

function timesOf({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }) {
  return { start_time: new Date(startTime).toISOString(), end_time: new Date(endTime).toISOString() }
}

function overlap(a: { startTime: string; endTime: string }, b: { startTime: string; endTime: string }): boolean {
  return Date.parse(a.startTime) < Date.parse(b.endTime) && Date.parse(b.startTime) < Date.parse(a.endTime)
}

/** The future slots of an exhibitor that are still free. */
function freeSlots({ fair, origin }: Scene, exhibitorId: string) {
  return slotsOf(exhibitorId, '0000-01-01', '9999-12-31', { fair }).filter(
    (slot) => !slot.isTakenBefore && Date.parse(slot.startTime) > origin.getTime(),
  )
}

const CATALOGUE = JSON.stringify([
  '想看看新品目录与起订量',
  'Your new catalog and the minimum order',
  '新しいカタログと最小ロットについて',
  '신규 카탈로그와 최소 주문량',
])
const PRICES = JSON.stringify([
  '年度框架价格',
  'Prices for a yearly contract',
  '年間契約の価格について',
  '연간 계약 단가',
])
