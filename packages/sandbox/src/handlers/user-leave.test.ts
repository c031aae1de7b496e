import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT_TABLES, PERSONAL_TABLES } from '../accounts/personal-tables.ts'
import { createSandbox } from '../app.ts'
import { DEMO_LOGIN, DEMO_USER_OF_SECOND_TENANT, DEMO_USERS } from '../demo.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

const { user, auth } = contract
const { password } = DEMO_LOGIN

describe('personal data', () => {
  let sandbox: VisitorSandbox
  beforeEach(() => {
    sandbox = visitorSandbox()
  })
  afterEach(() => sandbox.close())

  it('are registered for every table with a personal column', () => {
    const { db } = sandbox.platform
    const tables = db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    const listed = new Set<string>([...PERSONAL_TABLES, ...ACCOUNT_TABLES].map(({ table }) => table))
    const personal = tables.filter(({ name }) => {
      const columns = db.all<{ name: string }>('SELECT name FROM pragma_table_info(?)', name)
      return columns.some((column) => /^(?:user_id|visitor|sender|requester|recipient|account)$/.test(column.name))
    })
    expect(personal.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
    expect(personal.length).toBeGreaterThan(25)
  })

  it('are exported to one complete file without secrets, which expires', async () => {
    const buyer = as(sandbox, DEMO_USERS.buyer)
    expect(await payload(sandbox, user.dataCopy, {}, buyer)).toMatchObject({ state: 'NONE', file: null })
    expect(await payload(sandbox, user.askDataCopy, {}, buyer)).toMatchObject({ state: 'PREPARING', file: null })
    sandbox.platform.db.run("UPDATE data_copy SET ready_due = '2000-01-01T00:00:00.000Z'")
    const { state, file, expireTime } = await payload(sandbox, user.dataCopy, {}, buyer)
    expect([state, file?.format]).toEqual(['READY', 'JSON'])
    const fetched = () => sandbox.fetch(new Request(`http://localhost${file?.url}`))
    const answer = await fetched()
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/)
    const text = await answer.text()
    expect(Buffer.byteLength(text)).toBe(file?.bytes)
    const copy = JSON.parse(text)
    // In full, whereas the site shows it masked.
    expect(copy.user[0]).toMatchObject({ id: DEMO_USERS.buyer, email: DEMO_LOGIN.account })
    expect(text).not.toMatch(/scrypt|pass_secret|"token"/)
    expect(Date.parse(expireTime ?? '')).toBeGreaterThan(sandbox.platform.now().getTime())
    sandbox.platform.db.run("UPDATE data_copy SET expire_time = '2000-01-01T00:00:00.000Z'")
    expect((await fetched()).status).toBe(404)
    expect(await payload(sandbox, user.dataCopy, {}, buyer)).toMatchObject({ state: 'NONE' })
  })
})

describe('a deleted account', () => {
  let sandbox: VisitorSandbox
  beforeEach(() => {
    sandbox = visitorSandbox()
  })
  afterEach(() => sandbox.close())

  /** The places of a text in the tables, as 'table.column'. */
  function placesOf(text: string): string[] {
    const { db } = sandbox.platform
    const tables = db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    return tables.flatMap(({ name }) => {
      const columns = db.all<{ name: string }>('SELECT name FROM pragma_table_info(?)', name)
      const found = columns.filter((column) => {
        const sql = `SELECT count(*) AS n FROM "${name}" WHERE instr(CAST("${column.name}" AS TEXT), ?) > 0`
        return (db.one<{ n: number }>(sql, text)?.n ?? 0) > 0
      })
      return found.map((column) => `${name}.${column.name}`)
    })
  }

  it('leaves no data in any table except in the invoices of paid orders', async () => {
    const { buyer } = DEMO_USERS
    const { db } = sandbox.platform
    // Another tenant's account with the same email is separate.
    db.run('UPDATE user SET email = NULL WHERE id = ?', DEMO_USER_OF_SECOND_TENANT)
    // No payments are pending any more.
    db.run("UPDATE purchase SET status = 'PAID' WHERE status IN ('PAYING', 'REFUNDING')")
    const own = as(sandbox, buyer)
    await payload(sandbox, user.askDataCopy, {}, own)
    const code = { scene: 'CHANGE_ACCOUNT', accountType: 'EMAIL', account: DEMO_LOGIN.account } as const
    await payload(sandbox, auth.sendVerification, code, own)
    expect(placesOf(buyer).length).toBeGreaterThan(5)
    expect(placesOf(DEMO_LOGIN.account)).toEqual(expect.arrayContaining(['user.email', 'outbox.recipient']))
    await payload(sandbox, user.deleteAccount, { password }, own)
    expect(placesOf(buyer)).toEqual([])
    expect(placesOf(DEMO_LOGIN.account).filter((place) => !place.startsWith('order_invoice.'))).toEqual([])
  })
})

describe('account deletion', () => {
  let sandbox: Sandbox
  beforeEach(() => {
    sandbox = createSandbox({ size: 'small', media: false })
  })
  afterEach(() => sandbox.close())
  const signedIn = async (userId: string) => {
    const requested = { domainName: 'localhost', networkType: 'PUBLIC', terminalType: 'PC' } as const
    const { tenantId } = await payload(sandbox, contract.site.tenantSite, requested)
    return { language: 'en-US', tenantId, Authorization: sandbox.admin.signIn(userId, tenantId) }
  }
  const { registered, buyer, honoured } = DEMO_USERS

  it('lists its consequences, requires the password, and ends all access', async () => {
    const emma = await signedIn(registered)
    const before = await payload(sandbox, user.deletion, {}, emma)
    expect(before).toMatchObject({ hindrance: null, confirmBy: 'PASSWORD', kept: [] })
    expect(before.losses.at(-1)).toContain('You can no longer log in')
    expect(before.losses.length).toBeGreaterThan(1)
    expect(await callSandbox(sandbox, user.deleteAccount, {}, emma)).toMatchObject({ errCode: 4000 })
    expect(await callSandbox(sandbox, user.deleteAccount, { password: 'not it' }, emma)).toMatchObject({
      errCode: 4101,
    })
    expect(await payload(sandbox, user.deleteAccount, { password }, emma)).toBeNull()
    expect(await callSandbox(sandbox, user.info, {}, emma)).toMatchObject({ errCode: 5014 })
    const login = {
      loginType: 'PASSWORD',
      accountType: 'EMAIL',
      account: 'emma.larsson@example.com',
      password,
    } as const
    expect(await callSandbox(sandbox, auth.login, login)).toMatchObject({ errCode: 4101 })
  })

  it('is refused while a payment or refund is pending', async () => {
    const own = await signedIn(buyer)
    const { hindrance, kept } = await payload(sandbox, user.deletion, {}, own)
    expect(hindrance).toContain('being paid or refunded')
    expect(kept).toHaveLength(1)
    expect(await callSandbox(sandbox, user.deleteAccount, { password }, own)).toMatchObject({
      errCode: 4090,
      errMsg: hindrance,
    })
    expect(await callSandbox(sandbox, user.info, {}, own)).toMatchObject({ success: true })
  })

  it('requires a code sent to the user’s own account if there is no password', async () => {
    const guest = await signedIn(honoured)
    const { confirmBy } = await payload(sandbox, user.deletion, {}, guest)
    expect(confirmBy).not.toBe('PASSWORD')
    const mine = { accountType: 'EMAIL', account: 'new.kim@example.com' } as const
    await payload(sandbox, auth.sendVerification, { scene: 'LOGIN', ...mine })
    const code = () => sandbox.admin.codeFor(mine.account)
    const { userId } = await payload(sandbox, auth.login, { loginType: 'CODE', ...mine, code: code() })
    const kim = await signedIn(userId)
    expect(await payload(sandbox, user.deletion, {}, kim)).toMatchObject({ confirmBy: 'CODE' })
    const scene = 'DELETE_ACCOUNT' as const
    expect(await callSandbox(sandbox, auth.sendVerification, { scene, ...mine })).toMatchObject({ errCode: 5014 })
    await payload(sandbox, auth.sendVerification, { scene, ...mine }, kim)
    const other = { accountType: 'EMAIL', account: 'emma.larsson@example.com', code: code() } as const
    expect(await callSandbox(sandbox, user.deleteAccount, other, kim)).toMatchObject({ errCode: 4107 })
    expect(await callSandbox(sandbox, user.deleteAccount, { ...mine, code: 'none' }, kim)).toMatchObject({
      errCode: 4103,
    })
    expect(await payload(sandbox, user.deleteAccount, { ...mine, code: code() }, kim)).toBeNull()
  })
})
