import { sessionFeedback } from '@fair/contract/session-feedback.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_NOW } from '../app.ts'
import { DEMO_USERS } from '../demo.ts'
import { type AliveSandbox, aliveSandbox } from '../testing/alive.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

// The sample fair: meeting 5002 is running, 5006 is over.
const RUNNING = { businessType: 'MEETING', businessId: '5002' } as const
const OVER = { businessType: 'MEETING', businessId: '5006' } as const
const CONTENT = 'Is there a version for 110 volts?'

let sandbox: AliveSandbox
let buyer: ReturnType<AliveSandbox['as']>
let other: ReturnType<AliveSandbox['as']>
beforeEach(() => {
  sandbox = aliveSandbox({ size: 'small' })
  buyer = sandbox.as(DEMO_USERS.buyer, 'en-US')
  other = sandbox.as(DEMO_USERS.newcomer, 'en-US')
})
afterEach(() => sandbox.close())

const questions = (headers = buyer, session: typeof RUNNING | typeof OVER = RUNNING) =>
  payload(sandbox, sessionFeedback.questions, session, headers)
const own = async (headers = buyer) => (await questions(headers)).find(({ content }) => content === CONTENT)

describe('questions', () => {
  it('are created once, sorted by votes, and answered by staff after a while', async () => {
    const input = { ...RUNNING, content: ` ${CONTENT} `, requestId: 'q1' }
    const first = await payload(sandbox, sessionFeedback.ask, input, buyer)
    expect(first).toMatchObject({ content: CONTENT, votes: 0, own: true, answer: null })
    expect(await payload(sandbox, sessionFeedback.ask, input, buyer)).toEqual(first)
    expect((await questions()).filter(({ content }) => content === CONTENT)).toHaveLength(1)
    const votes = (await questions()).map((each) => each.votes)
    expect(votes).toEqual(votes.toSorted((a, b) => b - a))
    sandbox.setClock(new Date(SAMPLE_NOW.getTime() + 121_000))
    expect((await own())?.answer).toMatch(/^Thank you/)
  })

  it('count one vote per visitor, and show the visitor’s own vote', async () => {
    const { questionId } = await payload(sandbox, sessionFeedback.ask, { ...RUNNING, content: CONTENT }, buyer)
    const vote = (voted: boolean) => payload(sandbox, sessionFeedback.vote, { ...RUNNING, questionId, voted }, other)
    await vote(true)
    expect(await vote(true)).toMatchObject({ votes: 1, voted: true, own: false })
    expect(await own()).toMatchObject({ votes: 1, voted: false, own: true })
    expect(await vote(false)).toMatchObject({ votes: 0, voted: false })
  })

  it('are refused if the session is not running, or if the text is empty or too long', async () => {
    const refusal = async (input: { businessId: string; content: string }) =>
      (await callSandbox(sandbox, sessionFeedback.ask, { ...RUNNING, ...input }, buyer)).errMsg
    expect(await refusal({ businessId: '5006', content: CONTENT })).toBe('Questions are taken while the session runs.')
    expect(await refusal({ businessId: 'none', content: CONTENT })).toContain('none')
    expect(await refusal({ businessId: '5002', content: '  ' })).toContain('required')
    expect(await refusal({ businessId: '5002', content: 'x'.repeat(301) })).toContain('300')
    const vote = { ...RUNNING, questionId: 'none', voted: true }
    expect((await callSandbox(sandbox, sessionFeedback.vote, vote, buyer)).success).toBe(false)
  })
})

it('activities accept questions while they run, and ratings afterwards', async () => {
  const running = { businessType: 'ACTIVITY', businessId: 'A2001-sourcing' } as const
  const over = { businessType: 'ACTIVITY', businessId: 'A2001-opening' } as const
  const question = await payload(sandbox, sessionFeedback.ask, { ...running, content: CONTENT }, buyer)
  expect(question).toMatchObject({ content: CONTENT, own: true })
  expect((await payload(sandbox, sessionFeedback.questions, running, other)).map((each) => each.content)).toContain(
    CONTENT,
  )
  expect((await callSandbox(sandbox, sessionFeedback.ask, { ...over, content: CONTENT }, buyer)).success).toBe(false)
  const rated = await payload(sandbox, sessionFeedback.rate, { ...over, stars: 4, comment: '' }, buyer)
  expect(rated.own?.stars).toBe(4)
  expect((await callSandbox(sandbox, sessionFeedback.rate, { ...running, stars: 4, comment: '' }, buyer)).success).toBe(
    false,
  )
})

describe('ratings', () => {
  const rating = (headers = buyer) => payload(sandbox, sessionFeedback.rating, OVER, headers)
  const rate = (stars: number, comment = '', session: typeof RUNNING | typeof OVER = OVER) =>
    callSandbox(sandbox, sessionFeedback.rate, { ...session, stars, comment }, buyer)

  it('are limited to one per visitor, and readable by that visitor only', async () => {
    const before = await rating()
    expect(before.own).toBeNull()
    await rate(2, 'Too loud')
    await rate(5, ' Clear ')
    const after = await rating()
    expect(after).toMatchObject({ count: before.count + 1, own: { stars: 5, comment: 'Clear' } })
    expect(after.average ?? 0).toBeGreaterThan(before.average ?? 0)
    expect((await rating(other)).own).toBeNull()
  })

  it('are accepted only after the session, with one to five stars', async () => {
    expect((await rate(4, '', RUNNING)).errMsg).toBe('It can be rated once it is over.')
    for (const stars of [0, 6, 2.5]) expect((await rate(stars)).success).toBe(false)
  })
})
