import { auth } from '@fair/contract/auth.ts'
import { Collectable, favourite } from '@fair/contract/favourite.ts'
import { contract } from '@fair/contract/index.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { storageStub } from '../../../tests/storage-stub.ts'
import { type Call, createClient } from '../../api/client.ts'
import { buildTranslate } from '../../lib/i18n/build-texts.ts'
import { pageContext } from '../../lib/page-context.ts'
import { readFavourites, writeFavourites } from '../../stores/favourites.ts'
import { addWaiting } from '../../stores/follows-waiting.ts'
import { deviceThings } from './device-things.ts'
import { savedItem } from './saved-kinds.ts'
import { loadFollowed } from './saved-load.ts'

const sandbox = createSandbox({ db: ':memory:', size: 'small' })
afterAll(() => sandbox.close())
const headers = { language: 'en-US', exhibitionId: '2001', tenantId: '1001' }
let authorization: string | undefined
const call = createClient({
  base: '',
  product: 'expo',
  headers: () => ({ ...headers, ...(authorization === undefined ? {} : { Authorization: authorization }) }),
  text: (key) => key,
  fetch: async (input, init) => sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
})
const source = { language: 'en-US', fallback: 'zh-CN', exhibitionId: null, media: '{url}?w={width}' } as const
const page = pageContext(
  parsed({ ...source, zone: 'Asia/Shanghai', now: '2026-11-19T02:42:00Z', flags: [] }),
  buildTranslate('en-US'),
)

async function logIn(): Promise<void> {
  const input = { loginType: 'PASSWORD', accountType: 'EMAIL', ...DEMO_LOGIN } as const
  const result = await call(auth.login, input)
  if (!result.ok) throw new Error(result.message)
  authorization = result.data.authorization
}

describe('items saved by an account', () => {
  it.each(Collectable.options)('of type %s each have a name and a page', async (type) => {
    await logIn()
    const requested = { page, call, type, pageNum: 1, keyword: '', exhibitionId: '2001' }
    const result = await loadFollowed(requested)
    if (!result.ok) throw new Error(result.message)
    expect(result.data.items.length + result.data.gone.length).toBe(Math.min(20, result.data.total))
    for (const item of result.data.items) {
      expect(item.name).not.toBe('')
      expect(item.href).toContain(item.targetId)
    }
  })

  it('leave a heart that was pressed since, and waits to be sent, as it was pressed', async () => {
    vi.stubGlobal('localStorage', storageStub())
    vi.stubGlobal('sessionStorage', storageStub())
    onTestFinished(() => void vi.unstubAllGlobals())
    sessionStorage.setItem('authorization', 'token')
    sessionStorage.setItem('userId', 'U1')
    await logIn()
    const requested = { page, call, type: 'EXHIBITOR', pageNum: 1, keyword: '', exhibitionId: '2001' } as const
    const listed = await loadFollowed(requested)
    if (!listed.ok) throw new Error(listed.message)
    const [first, second] = listed.data.items.map(({ targetId }) => targetId)
    addWaiting(`EXHIBITOR:${first}`, false)
    writeFavourites({})
    await loadFollowed(requested)
    expect(readFavourites()['EXHIBITOR']).toContain(second)
    expect(readFavourites()['EXHIBITOR']).not.toContain(first)
  })

  it('can be found by keyword', async () => {
    await logIn()
    const requested = { page, call, type: 'EXHIBITOR', pageNum: 1, exhibitionId: '2001' } as const
    const all = await loadFollowed({ ...requested, keyword: '' })
    const some = await loadFollowed({ ...requested, keyword: 'Hanlin' })
    if (!all.ok || !some.ok) throw new Error('refused')
    expect(some.data.items.map(({ name }) => name)).toEqual(['Hanlin Precision Machinery'])
    expect(all.data.total).toBeGreaterThan(1)
  })
})

describe('items saved on a device', () => {
  it.each(Collectable.options)(
    'of type %s are the same as those of an account, requested without a login',
    async (type) => {
      await logIn()
      const followed = await call(favourite.page, { followType: type, pageNum: 1, pageSize: 0 })
      if (!followed.ok) throw new Error(followed.message)
      authorization = undefined
      const ids = followed.data.records.map(({ targetId }) => targetId)
      const things = await deviceThings(call, type, [...ids, 'gone'], '2001')
      if (!things.ok) throw new Error(things.message)
      expect(things.data.has('gone')).toBe(false)
      for (const entry of followed.data.records) {
        const full = savedItem(page, { ...entry, followType: type, followTime: null })
        const own = things.data.get(entry.targetId)
        const stored = own && savedItem(page, { followType: type, targetId: entry.targetId, followTime: null, ...own })
        expect(stored ?? null).toEqual(full)
      }
    },
  )

  it('show the days of an event that ends on another day', () => {
    const times = { startTime: '2026-11-19T15:30:00Z', endTime: '2026-11-19T16:30:00Z' }
    const names = { title: 'Night shift', kindName: 'Forum', hostName: 'Fair', place: 'Room 2' }
    const meeting = parsed<MeetingSummary>({ ...names, ...times } as MeetingSummary)
    const item = savedItem(page, { followType: 'MEETING', targetId: 'M1', followTime: null, meeting })
    expect(item?.lines[0]).toBe('19–20 Nov 2026 23:30–00:30')
  })

  it('are all requested, however many there are', async () => {
    const listed = await call(contract.search.exhibits, { pageNum: 1, pageSize: 1 })
    const [last] = listed.ok ? listed.data.records : []
    if (!last) throw new Error('the fair has no exhibits')
    const ids = [...Array.from({ length: 400 }, (_, n) => `gone${n}`), last.exhibitsId]
    const things = await deviceThings(call, 'EXHIBIT', ids, '2001')
    expect(things.ok && [...things.data.keys()]).toEqual([last.exhibitsId])
  })

  it('are not gone because a request for one of them failed', async () => {
    const broken: Call = async (endpoint, input) =>
      endpoint.path === contract.activity.detail.path
        ? { ok: false, code: 'timeout', message: 'No answer.' }
        : call(endpoint, input)
    const things = await deviceThings(broken, 'ACTIVITY', ['contained'], '2001')
    expect(things).toMatchObject({ ok: false, message: 'No answer.' })
  })
})
