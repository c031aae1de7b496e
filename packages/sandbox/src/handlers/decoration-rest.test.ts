import { contract } from '@fair/contract/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, SAMPLE_NOW } from '../app.ts'
import { DEMO_USERS } from '../demo.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { decoration, micro } = contract
let clock = SAMPLE_NOW
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ size: 'small', media: false, now: () => clock })
})
afterAll(() => sandbox.close())

const as = (userId: string) => ({ language: 'en-US', Authorization: sandbox.admin.signIn(userId, '1001') })
const homeToken = () => payload(sandbox, decoration.previewToken, { target: 'HOME' }, as(DEMO_USERS.press))

describe('a preview token', () => {
  it('is issued only to permitted users and for existing targets', async () => {
    const anonymous = await callSandbox(sandbox, decoration.previewToken, { target: 'HOME' }, { language: 'en-US' })
    expect(anonymous.errCode).toBe(5014)
    const buyer = await callSandbox(sandbox, decoration.previewToken, { target: 'HOME' }, as(DEMO_USERS.buyer))
    expect(buyer).toMatchObject({ errCode: 4030, errMsg: 'You may not see what is not published yet' })
    const unknown = { target: 'MICRO_PAGE', id: 'MP99' } as const
    const press = await callSandbox(sandbox, decoration.previewToken, unknown, as(DEMO_USERS.press))
    expect(press).toMatchObject({ errCode: 4041, errMsg: 'Not found: micro page MP99' })
  })

  it('is valid for two hours, and only for its own exhibition', async () => {
    const { previewToken, expireTime } = await homeToken()
    expect(Date.parse(expireTime) - clock.getTime()).toBe(2 * 60 * 60_000)
    expect((await payload(sandbox, decoration.homePreview, { previewToken })).length).toBeGreaterThan(2)
    const elsewhere = await callSandbox(sandbox, decoration.homePreview, { previewToken }, { exhibitionId: '2002' })
    expect(elsewhere.errCode).toBe(4031)
    clock = new Date(SAMPLE_NOW.getTime() + 2 * 60 * 60_000)
    expect((await callSandbox(sandbox, decoration.homePreview, { previewToken })).errCode).toBe(4031)
    clock = SAMPLE_NOW
  })
})

describe('a preview', () => {
  const previewToken = 'preview-demo'

  it('of the home page has the published blocks and two drafts', async () => {
    const published = await payload(sandbox, decoration.homeRender, {})
    const drafted = await payload(sandbox, decoration.homePreview, { previewToken })
    const ids = drafted.map(({ blockId }) => blockId)
    expect(published.every(({ blockId }) => ids.includes(blockId))).toBe(true)
    const added = drafted.filter(({ blockId }) => !published.some((each) => each.blockId === blockId))
    expect(added.map(({ type }) => type)).toEqual(['richText', 'advertisements'])
  })

  it('shows the login page and an unpublished micro page', async () => {
    const login = await payload(sandbox, decoration.preview, { previewToken, target: 'LOGIN' })
    expect(login.map(({ type }) => type)).toEqual(['picture', 'richText', 'buttons'])
    const closing = { previewToken, target: 'MICRO_PAGE', id: 'MP08' } as const
    const blocks = await payload(sandbox, decoration.preview, closing, { language: 'ja-JP' })
    expect(blocks.map(({ type }) => type)).toEqual(['countdown', 'richText'])
    expect((await callSandbox(sandbox, micro.detail, { microPageId: 'MP08' })).errCode).toBe(4041)
    const listed = await payload(sandbox, micro.list, { pageSize: 0 })
    expect(listed.records.map(({ microPageId }) => microPageId)).not.toContain('MP08')
  })

  it('is refused for an unknown page and without a page id', async () => {
    const unknown = await callSandbox(sandbox, decoration.preview, { previewToken, target: 'MICRO_PAGE', id: 'MP99' })
    expect(unknown.errCode).toBe(4041)
    const headers = { language: 'en-US' }
    const unnamed = await callSandbox(sandbox, decoration.preview, { previewToken, target: 'MICRO_PAGE' }, headers)
    expect(unnamed).toMatchObject({ errCode: 4000, errMsg: 'id: is required' })
  })

  it('is refused with a token for another target', async () => {
    const home = await homeToken()
    const login = await callSandbox(sandbox, decoration.preview, { previewToken: home.previewToken, target: 'LOGIN' })
    expect(login.errCode).toBe(4031)
  })
})
