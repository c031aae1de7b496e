import { it } from 'vitest'
import { makeFair } from '../seed/fair.ts'
import { calls, openDesk } from '../testing/business.ts'

it('peek', async () => {
  const t0 = performance.now()
  const fair = makeFair({
    seed: 'fair',
    size: { exhibitors: 240, exhibits: 1200, news: 80 },
    now: new Date('2026-11-19T02:42:00Z'),
  })
  const t1 = performance.now()
  const desk = openDesk({ fair: () => fair })
  console.log('make', t1 - t0, 'open', performance.now() - t1)
  for (const language of ['zh-CN', 'ja-JP', 'ko-KR', 'en-US']) {
    const u = desk.as('U1001', { language, tenantId: fair.tenants[0]?.tenantId ?? '' })
    const t2 = performance.now()
    const x = (await u.get(calls.card.exchanged, {})).records
    console.log(JSON.stringify(x.slice(0, 4), null, 1))
    console.log(
      (await u.get(calls.inquiry.mine, {})).records.map((r) =>
        [r.title, r.status, r.quantity, r.unitName, r.destinationName].join(' | '),
      ),
    )
    console.log(
      (await u.get(calls.inquiry.feedback, { inquiryId: 'IQ-demo-3' })).map((f) =>
        [f.exhibitorName, JSON.stringify(f.unitPrice), f.terms, f.validUntil, f.text].join(' | '),
      ),
    )
    console.log(
      (await u.get(calls.inquiry.hall, { pageSize: 0 })).records.map((r) =>
        [r.title, r.destinationName, r.quantity, r.unitName, r.feedbackCount].join(' | '),
      ),
    )
    console.log(
      (await u.get(calls.schedule.list, {})).map((e) =>
        [e.kind, e.state, e.startTime, e.title, e.place, e.hostName, e.staffName, e.topic, e.cancelReason].join(' | '),
      ),
    )
    console.log(
      (await u.get(calls.ticket.kinds, {})).map((k) =>
        [k.ticketName, k.saleState, k.stock, k.saleFrom, k.validTo].join(' | '),
      ),
    )
    console.log(
      (await u.get(calls.member.list, { pageSize: 9 })).records.map((m) =>
        [m.memberName, m.levelName, m.regionName].join(' | '),
      ),
    )
    console.log((await u.get(calls.material.list, {})).records.map((m) => [m.file.fileName, m.sourceName].join(' | ')))
    console.log('ms', performance.now() - t2)
  }
  desk.close()
})
