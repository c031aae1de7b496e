import type { InputOf } from '@fair/contract/endpoint.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Inquiry } from '../sent.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'

const { inquiry } = calls
type Draft = InputOf<typeof inquiry.save>
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const draft: Draft = {
  kind: 'DIRECT',
  title: ' Oak shelves ',
  content: 'For twelve shops.\nPlease quote.',
  exhibitorIds: ['E0', 'E1', 'E3', 'E4', 'E6'],
  exhibitsId: 'X0',
  quantity: 1200,
  unit: 'PIECE',
  budget: { amount: 12_000_00, currency: 'EUR' },
  deadline: '2026-12-24',
  destinationCode: 'DE',
  fileIds: [],
}
const send = (more: Partial<Draft> = {}): Promise<Inquiry> => user.get(inquiry.save, { ...draft, ...more })
const hall: Partial<Draft> = { kind: 'HALL', exhibitorIds: [], categoryId: 'C1-1' }
const query = (inquiryId: string) => user.get(inquiry.query, { inquiryId })

describe('an inquiry to exhibitors', () => {
  it('has the buyer’s own visible chats with its recipients', async () => {
    const { db } = desk.platform
    const chat = (userId: string, exhibitorId: string, hidden = 0) => {
      const group = `CG-${userId}-${exhibitorId}`
      db.run(
        `INSERT INTO chat_group (chatgroup_id, tenant_id, exhibition_id, role, role_id, status, update_time)
         VALUES (?, 'A', '2001', 'EXHIBITOR', ?, 'ACTIVE', '2026-11-19T02:00:00.000Z')`,
        ...[group, exhibitorId],
      )
      db.run('INSERT INTO chat_member VALUES (?, ?, ?, 0, ?)', `CS-${group}`, group, userId, hidden)
    }
    chat('U1', 'E1')
    chat('U2', 'E3')
    chat('U1', 'E4', 1)
    const { recipients } = await send()
    expect(recipients.map(({ chatgroupId }) => chatgroupId)).toEqual([null, 'CG-U1-E1', null, null, null])
  })

  it('is sent to five exhibitors, read, answered, and finished with one of them', async () => {
    const sent = await send()
    expect(sent).toMatchObject({ status: 'SENT', title: 'Oak shelves', destinationName: 'Germany', isMine: true })
    expect(sent.inquiryNumber).toMatch(/^IQ-261119-\d{4}$/)
    expect(sent.recipients.map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT', 'SENT', 'SENT'])
    expect(sent.recipients.map(({ chatgroupId }) => chatgroupId)).toEqual([null, null, null, null, null])

    // All have read it within a minute and a half; none answers sooner (business/send-inquiry.ts).
    desk.wait(1.49)
    expect((await query(sent.id)).status).toBe('READ')
    desk.wait(10)
    const answered = await query(sent.id)
    expect(answered.status).toBe('ANSWERED')
    const feedback = await user.get(inquiry.feedback, { inquiryId: sent.id })
    expect(feedback.length).toBe(answered.feedbackCount)
    expect(feedback.length).toBeGreaterThan(1)
    expect(feedback.map(({ time }) => time)).toEqual(feedback.map(({ time }) => time).toSorted())
    for (const { unitPrice, text } of feedback) {
      expect(text).toContain('Oak shelves')
      // Near 10.00 EUR per piece, if a price was given at all.
      if (unitPrice)
        expect([unitPrice.currency, unitPrice.amount > 700 && unitPrice.amount < 1300]).toEqual(['EUR', true])
    }

    const [best] = feedback
    await user.get(inquiry.finish, { inquiryId: sent.id, feedbackId: best?.feedbackId ?? '', remark: 'Deal.' })
    const finished = await query(sent.id)
    expect(finished.status).toBe('FINISHED')
    expect(finished.timeline.at(-1)).toMatchObject({ exhibitorName: best?.exhibitorName, text: 'Deal.' })
    expect(finished.timeline.map(({ status }) => status)).toEqual(expect.arrayContaining(['SENT', 'READ', 'ANSWERED']))
    const again = await user.refusal(inquiry.finish, { inquiryId: sent.id })
    expect(again).toBe('4090 This inquiry has ended.')
  })

  it('finished without a deal is closed, and receives no later answers', async () => {
    const { id } = await send()
    await user.get(inquiry.finish, { inquiryId: id })
    desk.wait(60)
    expect(await query(id)).toMatchObject({ status: 'CLOSED', feedbackCount: 0 })
    expect(await user.get(inquiry.feedback, { inquiryId: id })).toEqual([])
  })

  it('can be taken back if it is closed without a deal, but not with one', async () => {
    const { id, isTakenBack } = await send()
    expect(isTakenBack).toBe(false)
    await user.get(inquiry.finish, { inquiryId: id, takeBack: true })
    expect(await query(id)).toMatchObject({ status: 'CLOSED', isTakenBack: true, content: draft.content })

    const other = await send()
    desk.admin.answerInquiries(other.id)
    await user.get(inquiry.finish, { inquiryId: other.id, feedbackId: `FB-${other.id}:E0`, takeBack: true })
    expect(await query(other.id)).toMatchObject({ status: 'FINISHED', isTakenBack: false })
  })

  it('counts in the response statistics once answered, or unanswered after a day', async () => {
    const statsOf = (id: string) => desk.platform.entities.exhibitor(id, 'en-US')?.responseStats
    const exhibitorId = desk.platform.fair.exhibitors.find((each) => statsOf(each.id) === null)?.id ?? ''
    const { id } = await send({ exhibitorIds: [exhibitorId] })
    expect(statsOf(exhibitorId)).toBeNull()
    desk.wait(10)
    const [answer] = await user.get(inquiry.feedback, { inquiryId: id })
    const sent = (await query(id)).createTime
    const minutes = Math.round((Date.parse(answer?.time ?? '') - Date.parse(sent)) / 60_000)
    expect(statsOf(exhibitorId)).toEqual({ medianMinutes: minutes, share: 1, inquiries: 1 })

    // This one is never answered.
    const silent = await send({ exhibitorIds: [exhibitorId] })
    desk.platform.db.run('UPDATE inquiry_recipient SET answer_due = NULL WHERE inquiry_id = ?', silent.id)
    expect(statsOf(exhibitorId)).toMatchObject({ share: 1, inquiries: 1 })
    desk.wait(24 * 60 + 1)
    expect(statsOf(exhibitorId)).toEqual({ medianMinutes: minutes, share: 0.5, inquiries: 2 })
  })

  it('is closed automatically after its deadline', async () => {
    const { id } = await send({ deadline: '2026-11-19' })
    desk.wait(14 * 60)
    const closed = await query(id)
    expect(closed).toMatchObject({ status: 'CLOSED', updateTime: '2026-11-19T16:00:00.000Z' })
    expect(closed.timeline.at(-1)?.text).toBe('The deadline has passed')
  })

  it('cannot be finished with an exhibitor that has not answered', async () => {
    const { id } = await send()
    expect(await user.refusal(inquiry.finish, { inquiryId: id, feedbackId: `FB-${id}:E0` })).toContain('4041')
  })

  it('is answered by all recipients at once by answerInquiries', async () => {
    const { id } = await send()
    expect(desk.admin.answerInquiries(id)).toBe(5)
    expect((await query(id)).feedbackCount).toBe(5)
  })

  it('has the category of the exhibit, or else of the exhibitor', async () => {
    expect((await send()).categoryId).toBe('C1-1')
    const { exhibitsId: _, ...without } = draft
    expect((await user.get(inquiry.save, { ...without, exhibitorIds: ['E3'] })).categoryId).toBe('C2-1')
  })

  it('is created once per request id', async () => {
    const first = await send({ requestId: 'r1' })
    expect(await send({ requestId: 'r1' })).toEqual(first)
    expect((await user.get(inquiry.mine, {})).total).toBe(1)
  })

  it.each<[string, Partial<Draft>, string]>([
    ['no title', { title: ' ' }, '4000 title: is required'],
    ['no recipients', { exhibitorIds: [] }, '4000 exhibitorIds: is required'],
    ['an unknown exhibitor', { exhibitorIds: ['E0', 'E999'] }, '4041 Not found: exhibitor E999'],
    ['an unknown unit', { unit: 'SMOOT' }, '4000 unit: must be one of PIECE'],
    ['no quantity', { quantity: 0 }, '4000 quantity'],
    ['an invalid deadline', { deadline: '2026-02-30' }, '4000 deadline: must be a day as YYYY-MM-DD'],
    ['a past deadline', { deadline: '2026-11-18' }, '4000 deadline: must not be in the past'],
    ['an unknown currency', { budget: { amount: 1, currency: 'XYZ' } }, '4000 budget.currency'],
    ['a fractional amount', { budget: { amount: 0.5, currency: 'EUR' } }, '4000 budget.amount'],
    ['an unknown destination', { destinationCode: 'ZZ-9' }, '4041 Not found: place ZZ-9'],
    ['an unknown file', { fileIds: ['F1'] }, '4000 fileIds: is not a file'],
    ['recipients in the inquiry hall', { kind: 'HALL' }, '4000 exhibitorIds: must be empty for the inquiry hall'],
  ])('is refused with %s', async (_, more, expected) => {
    expect(await user.refusal(inquiry.save, { ...draft, ...more })).toContain(expected)
  })

  it('is not accessible to other users', async () => {
    const { id } = await send()
    const other = desk.as('U2')
    for (const call of [inquiry.query, inquiry.feedback, inquiry.finish]) {
      expect(await other.refusal(call, { inquiryId: id })).toContain('4041')
    }
  })
})

describe('the inquiry hall', () => {
  it('shows an inquiry to everyone, without recipients, timeline and attachments', async () => {
    const { id } = await send(hall)
    desk.wait(30)
    const [newest] = (await desk.anonymous().get(inquiry.hall, {})).records
    expect(newest).toMatchObject({ id, kind: 'HALL', categoryName: 'C1-1 en-US' })
    expect(newest?.feedbackCount).toBeGreaterThan(0)
    const seen = await desk.anonymous().get(inquiry.hallDetail, { id })
    expect(seen).toMatchObject({ isMine: false, recipients: [], timeline: [], attachments: [] })
    const own = await user.get(inquiry.hallDetail, { id })
    expect(own.isMine).toBe(true)
    expect(own.recipients.length).toBeGreaterThan(0)
    expect(own.recipients.every(({ status }) => status !== 'SENT')).toBe(true)
  })

  it('hides the name of an anonymous buyer from others', async () => {
    const buyer = desk.as('U1001')
    const { id } = await buyer.get(inquiry.save, { ...draft, ...hall, anonymous: true })
    expect((await desk.anonymous().get(inquiry.hallDetail, { id })).buyerName).toBe('Anonymous buyer')
    expect((await buyer.get(inquiry.hallDetail, { id })).buyerName).toBe('宁波远帆进出口有限公司')
  })

  it('omits an ended inquiry, which is ended only by inquiry.end', async () => {
    const { id } = await send(hall)
    expect(await user.refusal(inquiry.finish, { inquiryId: id })).toContain('4090')
    expect(await desk.as('U2').refusal(inquiry.end, { id })).toContain('4041')
    await user.get(inquiry.end, { id })
    await user.get(inquiry.end, { id })
    const { records } = await desk.anonymous().get(inquiry.hall, { pageSize: 0 })
    expect(records.map((each) => each.id)).not.toContain(id)
    expect(await desk.anonymous().refusal(inquiry.hallDetail, { id })).toContain('4041')
    expect((await user.get(inquiry.hallDetail, { id })).status).toBe('CLOSED')
    const direct = await send()
    expect(await user.refusal(inquiry.end, { id: direct.id })).toContain('4090')
  })

  it('is filtered by category, destination and keyword, with matching counts', async () => {
    const anyone = desk.anonymous()
    const all = await anyone.get(inquiry.hall, { pageSize: 0 })
    const sweden = await anyone.get(inquiry.hall, { pageSize: 0, region: ['SE'] })
    expect(sweden.total).toBeGreaterThan(0)
    expect(sweden.records.every(({ destinationCode }) => destinationCode === 'SE')).toBe(true)
    expect(all.facets['region']?.find(({ value }) => value === 'SE')).toMatchObject({
      count: sweden.total,
      label: 'Sweden',
    })
    const parent = await anyone.get(inquiry.hall, { pageSize: 0, category: ['C1'] })
    const expected = all.records.filter(({ categoryId }) => categoryId.startsWith('C1')).length
    expect(parent.total).toBe(expected)
    const china = await anyone.get(inquiry.hall, { pageSize: 0, region: ['CN'] })
    expect(china.records.every(({ destinationCode }) => destinationCode?.startsWith('CN'))).toBe(true)
    const yearly = await anyone.get(inquiry.hall, { pageSize: 0, keyword: 'yearly contract' })
    expect(yearly.records.every(({ title }) => title.includes('yearly contract'))).toBe(true)
  })

  it('uses the visitor’s language', async () => {
    const titles = async (language: string) =>
      (await desk.anonymous({ language }).get(inquiry.hall, { pageSize: 0 })).records.map(({ title }) => title).join()
    expect(await titles('zh-CN')).toContain('求购：')
    expect(await titles('ja-JP')).toContain('調達希望：')
    expect(await titles('ko-KR')).toContain('구매 희망:')
    const units = await desk.anonymous({ language: 'ko-KR' }).get(inquiry.units, {})
    expect(units.find(({ value }) => value === 'SET')?.label).toBe('세트')
    const elsewhere = { ...inquiry.units, path: '/api/v2/app/inquiryUnitEnum' }
    expect(await desk.anonymous({ language: 'ko-KR' }).get(elsewhere, {})).toEqual(units)
  })
})

describe('my inquiries', () => {
  it('are sorted by latest change, and filtered by status and keyword', async () => {
    const buyer = desk.as('U1001')
    const all = (await buyer.get(inquiry.mine, { pageSize: 0 })).records
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['SENT', 'READ', 'ANSWERED', 'FINISHED', 'CLOSED']),
    )
    const times = all.map(({ updateTime }) => updateTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const ended = await buyer.get(inquiry.mine, { status: ['FINISHED', 'CLOSED'] })
    expect(ended.total).toBe(2)
    const [one] = all
    expect((await buyer.get(inquiry.mine, { keyword: one?.inquiryNumber ?? '' })).records).toEqual([one])
    expect((await buyer.get(inquiry.mineInHall, {})).records.every(({ kind }) => kind === 'HALL')).toBe(true)
  })
})
