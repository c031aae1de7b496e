import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveInterestTags } from '../accounts/interests.ts'
import { createContext } from '../context.ts'
import { DEMO_PHONE, DEMO_USERS } from '../demo.ts'
import { callSandbox, type Headers, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
let buyer: Headers
beforeEach(() => {
  sandbox = visitorSandbox()
  buyer = as(sandbox, DEMO_USERS.buyer)
})
afterEach(() => sandbox.close())

const { auth, user, file } = contract
const oldPhone = { accountType: 'PHONE', account: DEMO_PHONE } as const
const newPhone = { accountType: 'PHONE', account: '13700137000' } as const
const sentTo = (phone: string) => sandbox.codeFor({ accountType: 'PHONE', areaCode: '+86', phone })

describe('the account', () => {
  it('is readable only with a login', async () => {
    for (const call of [user.info, user.completed, user.preference]) {
      expect(await callSandbox(sandbox, call, {})).toMatchObject({ success: false, errCode: 5014 })
    }
  })

  it('updates the given fields only', async () => {
    const before = await payload(sandbox, user.info, {}, buyer)
    const after = await payload(
      sandbox,
      user.update,
      { jobTitle: '  总经理 ', timeZone: null, receivesSms: true },
      buyer,
    )
    expect(after).toEqual({ ...before, jobTitle: '总经理', timeZone: null })
    expect(await payload(sandbox, user.preference, {}, buyer)).toMatchObject({ receivesSms: true, receivesEmail: true })
    expect(await payload(sandbox, user.update, { company: '' }, buyer)).toMatchObject({ company: null })
  })

  it('accepts Japanese and Korean names', async () => {
    for (const userName of ['佐藤 美咲', '김민준', 'Zoë O’Neill']) {
      expect(await payload(sandbox, user.update, { userName }, buyer)).toMatchObject({ userName })
    }
  })

  it.each<[string, object]>([
    ['userName: is required', { userName: ' ' }],
    ['userName: At most 64', { userName: '名'.repeat(33) }],
    ['language: must be one of', { language: 'fr-FR' }],
    ['timeZone: is not valid', { timeZone: 'Asia/Nowhere' }],
    ['industryIds.1: Choose one', { industryIds: ['I1', 'I9'] }],
    ['categoryIds.0: Choose one', { categoryIds: ['X'] }],
  ])('is not updated with an invalid value: %s', async (errMsg, change) => {
    const before = await payload(sandbox, user.info, {}, buyer)
    expect(await callSandbox(sandbox, user.update, change, buyer)).toMatchObject({
      errCode: 4000,
      errMsg: expect.stringContaining(errMsg),
    })
    expect(await payload(sandbox, user.info, {}, buyer)).toEqual(before)
  })

  it('shows interest tags with their names', async () => {
    const context = createContext(sandbox.platform, new globalThis.Headers(buyer))
    saveInterestTags(context, ['T3', 'T1', 'T3'])
    const { tags, industryIds, trackingConsent } = await payload(sandbox, user.preference, {}, buyer)
    expect(tags).toEqual([
      { tagId: 'T3', tagName: 'T3 en-US' },
      { tagId: 'T1', tagName: 'T1 en-US' },
    ])
    expect([industryIds, trackingConsent]).toEqual([['I1', 'I2'], null])
    expect(() => saveInterestTags(context, ['T9'])).toThrow('4000')
  })
})

describe('changing the phone number', () => {
  const proof = async () => {
    await payload(sandbox, auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...oldPhone }, buyer)
    const input = { scene: 'CHANGE_ACCOUNT', ...oldPhone, code: sentTo(DEMO_PHONE) } as const
    return (await payload(sandbox, auth.verifyVerification, input, buyer)).verificationToken
  }
  const change = (more: object, account: typeof newPhone | typeof oldPhone = newPhone) =>
    callSandbox(sandbox, user.changeAccount, { ...account, code: sentTo(account.account), ...more }, buyer)

  it('requires proof of the old number and a code for the new one', async () => {
    await payload(sandbox, auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...newPhone }, buyer)
    expect(await change({})).toMatchObject({ errCode: 4107 })
    const verificationToken = await proof()
    expect(await change({ verificationToken, code: 'x' })).toMatchObject({ errCode: 4103 })
    expect(await change({ verificationToken })).toMatchObject({ success: true })
    expect(await payload(sandbox, user.info, {}, buyer)).toMatchObject({ phone: '137****7000' })
    const input = { loginType: 'PASSWORD', ...oldPhone, password: 'Fair2026' } as const
    expect(await callSandbox(sandbox, auth.login, input)).toMatchObject({ errCode: 4101 })
  })

  it('is refused for a number of another user', async () => {
    const taken = { accountType: 'PHONE', account: '13900139000' } as const
    await payload(sandbox, auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...taken }, buyer)
    const input = { ...taken, code: sentTo(taken.account), verificationToken: await proof() }
    expect(await callSandbox(sandbox, user.changeAccount, input, buyer)).toMatchObject({ errCode: 4106 })
  })

  it('requires no proof from a user without a number', async () => {
    const guest = as(sandbox, DEMO_USERS.honoured)
    await payload(sandbox, auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...newPhone }, guest)
    await payload(sandbox, user.changeAccount, { ...newPhone, code: sentTo(newPhone.account) }, guest)
    expect(await payload(sandbox, user.info, {}, guest)).toMatchObject({ areaCode: '+86', phone: '137****7000' })
  })
})

describe('the portrait', () => {
  // One white pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = async (content: Buffer) => {
    const input = { fileName: 'me.png', contentType: 'image/png', bytes: content.length, purpose: 'PORTRAIT' } as const
    const leave = await payload(sandbox, file.signature, input, buyer)
    const init = { method: leave.method, headers: leave.headers, body: new Uint8Array(content) }
    const answer = await sandbox.fetch(new Request(`http://localhost${leave.uploadUrl}`, init))
    expect(answer.status).toBe(204)
    return leave.file
  }

  it('is set to an uploaded picture, with its size', async () => {
    const { fileId, url } = await upload(png)
    const info = await payload(sandbox, user.updatePicture, { fileId }, buyer)
    expect(info.portrait).toEqual({ url, width: 1, height: 1 })
    expect(await payload(sandbox, user.updatePicture, { fileId: null }, buyer)).toMatchObject({ portrait: null })
  })

  it('is refused if the file is not a picture or belongs to another user', async () => {
    const { fileId } = await upload(Buffer.from('<svg onload="alert(1)"/>'))
    expect(await callSandbox(sandbox, user.updatePicture, { fileId }, buyer)).toMatchObject({
      errCode: 4000,
      errMsg: 'fileId: is not a picture',
    })
    const other = as(sandbox, DEMO_USERS.press)
    expect(await callSandbox(sandbox, user.updatePicture, { fileId }, other)).toMatchObject({ errCode: 4041 })
  })
})
