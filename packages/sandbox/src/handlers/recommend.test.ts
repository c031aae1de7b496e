import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveInterestTags } from '../accounts/interests.ts'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { byInterest } from '../recommend/score.ts'
import { callSandbox, type Headers, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'
import { catalogue } from './catalogue.ts'
import { home } from './home.ts'
import { homeRest } from './home-rest.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const { recommend, tracking, user } = contract
const newcomer = () => as(sandbox, DEMO_USERS.newcomer)
const contextOf = (headers: Headers) => createContext(sandbox.platform, new globalThis.Headers(headers))
const lives = async (call: 'live' | 'personalLive' | 'random', headers: Headers = {}, input = {}) =>
  (await payload(sandbox, recommend[call], input, headers)).map(({ _id }) => _id)
const view = (pathname: string, owner: object = {}) => ({
  time: '2026-11-19T02:40:00Z',
  pathname,
  content: { event: 'enter' as const, label: 'x', ...owner },
})

describe('page views', () => {
  it('are stored with the user and the visitor id', async () => {
    const records = [view('/exhibits/detail/X0/', { owner: 'EXHIBITOR', ownerId: 'E0', from: '/home/' })]
    await payload(sandbox, tracking.save, { records }, { ...newcomer(), visitorId: 'v1' })
    const [row] = sandbox.platform.db.all<Record<string, unknown>>('SELECT * FROM tracking_record')
    expect(row).toMatchObject({ tenant_id: 'A', exhibition_id: '2001', user_id: DEMO_USERS.newcomer, visitor_id: 'v1' })
    expect(JSON.parse(String(row?.['content']))).toEqual(records[0]?.content)
  })

  it.each([
    ['records.1.time', [view('/home/'), { ...view('/home/'), time: '2026-11-19' }]],
    ['records.0.pathname', [view('//evil.example/')]],
    ['records.0.pathname', [view('/search?q=x')]],
    ['records.0.pathname', [view(`/${'x'.repeat(300)}`)]],
    ['records:', Array.from({ length: 101 }, () => view('/home/'))],
  ])('are refused as a whole: %s (case %#)', async (field, records) => {
    const refusal = await callSandbox(sandbox, tracking.save, { records }, { language: 'en-US' })
    expect(refusal).toMatchObject({ errCode: 4000, errMsg: expect.stringContaining(field) })
    expect(sandbox.platform.db.all('SELECT 1 FROM tracking_record')).toEqual([])
  })
})

describe('general recommendations', () => {
  it('list running, then upcoming, then recorded events, and no others', async () => {
    expect(await lives('live')).toEqual(['L3', 'L4', 'L5', 'L6', 'L7', 'L2', 'L0'])
    expect(await lives('live', {}, { excludeId: 'L3', pageSize: 2 })).toEqual(['L4', 'L5'])
    const meetings = await payload(sandbox, recommend.meeting, { excludeId: 'M4' })
    expect(meetings.map(({ meetingId }) => meetingId)).toEqual(['M3', 'M5', 'M2', 'M0'])
  })

  it('are also used for visitors without known interests', async () => {
    expect(await lives('personalLive', newcomer())).toEqual(await lives('live'))
    expect(await lives('personalLive')).toEqual(await lives('live'))
  })

  it('include at most four random lives, the running one first, stable for each visitor', async () => {
    const first = await lives('random', { visitorId: 'v1' }, { pageSize: 0 })
    expect([first.length, first[0]]).toEqual([4, 'L3'])
    expect(await lives('random', { visitorId: 'v1' })).toEqual(first)
    const others = await Promise.all(['v2', 'v3', 'v4', 'v5'].map((visitorId) => lives('random', { visitorId })))
    expect(others.some((other) => other.join() !== first.join())).toBe(true)
    expect(await lives('random', {}, { excludeId: 'L3' })).not.toContain('L3')
  })
})

describe('personal recommendations', () => {
  it('follow the visitor’s interests', async () => {
    const headers = newcomer()
    await payload(sandbox, user.update, { industryIds: ['I1'] }, headers)
    // Industry I1 has the exhibitors of L3, L6, L0.
    expect(await lives('personalLive', headers)).toEqual(['L3', 'L6', 'L4', 'L5', 'L7', 'L0', 'L2'])
    saveInterestTags(contextOf(headers), ['T3'])
    // E4 to E7 have tag T3; L6's exhibitor has both.
    expect((await lives('personalLive', headers))[0]).toBe('L6')
    const meetings = await payload(sandbox, recommend.personalMeeting, {}, headers)
    expect(meetings.map(({ meetingId }) => meetingId).slice(0, 2)).toEqual(['M4', 'M3'])
  })

  it('follow the pages that the visitor has viewed, also without a login', async () => {
    const visitor = { visitorId: 'v9' }
    await payload(
      sandbox,
      tracking.save,
      { records: [view('/exhibitor/detail/E7/'), view('/exhibits/detail/X5/')] },
      visitor,
    )
    const ids = await lives('personalLive', visitor)
    expect(ids.slice(0, 2).sort()).toEqual(['L5', 'L7'])
    // The visitor id that all visitors without storage share identifies nobody.
    await payload(sandbox, tracking.save, { records: [view('/exhibitor/detail/E7/')] }, {})
    expect(await lives('personalLive')).toEqual(await lives('live'))
  })

  it('sort exhibits by category, and keep the order of equal ones', async () => {
    const headers = newcomer()
    const { ids } = sandbox.platform.catalogue.exhibits('2001')
    const inOrder = () =>
      byInterest(ids, contextOf(headers), (id, scores) => scores.exhibit(id)).map(({ item }) => item)
    expect(inOrder()).toEqual(ids)
    await payload(sandbox, user.update, { categoryIds: ['C2'] }, headers)
    const sorted = inOrder()
    const categories = sorted.map(
      (id) => sandbox.platform.fair.exhibits.find((each) => each.id === id)?.parentCategoryId,
    )
    const expected = categories.filter((category) => category === 'C2').length
    expect(expected).toBeGreaterThan(10)
    expect(categories.slice(0, expected).every((category) => category === 'C2')).toBe(true)
    expect(sorted.slice(expected)).toEqual(ids.filter((id) => !sorted.slice(0, expected).includes(id)))
  })
})

describe('the reason for a recommendation', () => {
  const english = { language: 'en-US' }

  it('is a matching interest, for exhibits, exhibitors and lives', async () => {
    const headers = { ...newcomer(), ...english }
    await payload(sandbox, user.update, { industryIds: ['I1'] }, headers)
    const industry = { kind: 'INDUSTRY', id: 'I1', name: 'I1 en-US' }
    const exhibitors = await catalogue.exhibitorRecommend({ terminalType: 'PC' }, contextOf(headers))
    const answers = [
      await home.recommend({ pageSize: 3 }, contextOf(headers)),
      exhibitors.records,
      await payload(sandbox, recommend.personalLive, {}, headers),
    ]
    expect(answers.map(([first]) => first?.reason)).toEqual(answers.map(() => industry))
    // The organiser's own meeting matches nobody in particular.
    const meetings = await payload(sandbox, recommend.personalMeeting, {}, headers)
    expect(meetings.map(({ reason }) => reason)).toContainEqual(industry)
    expect(meetings.map(({ reason }) => reason)).toContain(null)
    // Another interest, another selection, for another reason.
    await payload(sandbox, user.update, { industryIds: [] }, headers)
    saveInterestTags(contextOf(headers), ['T3'])
    const [first] = await home.recommend({}, contextOf(headers))
    expect(first?.reason).toEqual({ kind: 'TAG', id: 'T3', name: 'T3 en-US' })
    expect(first?.exhibitsId).not.toBe(answers[0]?.[0] && 'exhibitsId' in answers[0][0] && answers[0][0].exhibitsId)
  })

  it('is a viewed exhibitor, and null for an unknown visitor', async () => {
    const visitor = { visitorId: 'v8', ...english }
    const before = await home.recommend({}, contextOf(visitor))
    expect(before.every(({ reason }) => reason === null)).toBe(true)
    await payload(sandbox, tracking.save, { records: [view('/exhibitor/detail/E7/')] }, visitor)
    const [first] = await home.recommend({}, contextOf(visitor))
    expect(first).toMatchObject({ exhibitorId: 'E7', reason: { kind: 'VISITED', id: 'E7' } })
  })
})

describe('interest tags', () => {
  it('are stored and returned, and refused if unknown', async () => {
    const context = contextOf(newcomer())
    expect(await homeRest.interestState({}, context)).toEqual({ valid: true, tagIds: [] })
    await homeRest.saveInterests({ tagIds: ['T2', 'T1'] }, context)
    expect(await homeRest.interestState({}, context)).toEqual({ valid: true, tagIds: ['T2', 'T1'] })
    expect(() => homeRest.saveInterests({ tagIds: ['T9'] }, context)).toThrow('4000')
  })
})
