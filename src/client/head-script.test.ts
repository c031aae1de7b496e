import vm from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeHeadScript } from './head-script.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

interface Visit {
  url: string
  userAgent?: string
  languages?: string[]
  referrer?: string
  how?: string
  /** The page's `data-until`; `kept` is the content of the storage. */
  until?: string
  /** The system uses dark mode. */
  isDark?: boolean
  /** The parameters that the page's islands read. */
  query?: string
  /** The fair's start and offset, as the page has them. The device is at UTC+9. */
  clock?: string
  kept?: Record<string, string>
  /** The data of an element that is pressed; the page's script has run if `hasScript`. */
  pressed?: Record<string, string>
  hasScript?: boolean
}

/** Created when it is called, so that it extends a fake Date too. */
const seoulDate = () =>
  class extends Date {
    override getTimezoneOffset = () => -540
  }

/** Runs the script as the head of a page would, and returns its effects. */
function run(
  code: string,
  {
    url,
    userAgent = 'Chrome',
    languages = ['zh-CN'],
    referrer = '',
    how = 'navigate',
    until,
    clock,
    isDark = false,
    query,
    kept: before = {},
    pressed,
    hasScript = false,
  }: Visit,
) {
  const at = new URL(url)
  const classes = new Set<string>()
  const stored = new Map(Object.entries(before))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const led: string[] = []
  const presses: (() => void)[] = []
  const dataset: Record<string, string> = {
    ...(until && { until: String(Date.parse(until)) }),
    ...(clock && { fairClock: clock }),
    ...(query && { query }),
  }
  vm.runInNewContext(code, {
    URL,
    URLSearchParams,
    setTimeout: () => 0,
    matchMedia: () => ({ matches: isDark }),
    addEventListener: (type: string, press: (event: { target: unknown }) => void) => {
      if (pressed && type === 'click') presses.push(() => press({ target: { closest: () => ({ dataset: pressed }) } }))
    },
    customElements: { get: () => (hasScript ? class {} : undefined) },
    Date: seoulDate(),
    navigator: { userAgent, languages, maxTouchPoints: 0 },
    performance: { getEntriesByType: () => [{ type: how, name: url }] },
    localStorage: storage,
    sessionStorage: storage,
    document: {
      referrer,
      documentElement: {
        classList: { add: (name: string) => classes.add(name), contains: (name: string) => classes.has(name) },
        dataset,
      },
    },
    location: {
      ...Object.fromEntries(
        ['origin', 'protocol', 'pathname', 'search', 'hash'].map((name) => [name, at[name as 'href']]),
      ),
      replace: (href: string) => led.push(href),
    },
  })
  for (const press of presses) press()
  return { classes, led, dataset, stored, pressed }
}

const site = { languages: ['zh-CN', 'en-US'] as ('zh-CN' | 'en-US')[], current: '2001', built: ['2001', '2002'] }
let without: string
let mobile: string
beforeAll(async () => {
  without = (await makeHeadScript({ ...site, mobile: false })).code
  mobile = (await makeHeadScript({ ...site, mobile: true })).code
})

describe('an unbuilt exhibition', () => {
  const to = (url: string) => run(without, { url }).led
  it('is redirected to the loading page with its id, path and other parameters', () => {
    const [led = ''] = to('https://fair.example/en-US/exhibits/detail/1001/?eid=2003&tab=a#specs')
    const { pathname, searchParams, hash } = new URL(led, 'https://fair.example')
    expect([pathname, hash]).toEqual(['/en-US/loading/', '#specs'])
    expect(Object.fromEntries(searchParams)).toEqual({ live: '2003', of: '/exhibits/detail/1001/', tab: 'a' })
  })
})

it('redirects addresses without an exhibition to that of the session, built or not', () => {
  const to = (url: string, exhibitionId: string) => run(without, { url, kept: { exhibitionId } }).led
  expect(to('https://fair.example/en-US/news/', '2003')).toEqual(['/en-US/loading/?live=2003&of=%2Fnews%2F'])
  expect(to('https://fair.example/en-US/news/', '2002')).toEqual(['/en-US/e/2002/news/'])
  expect(to('https://fair.example/en-US/news/?live=2003', '2003')).toEqual([])
  expect(to('https://fair.example/en-US/news/', '2001')).toEqual([])
  for (const foreign of ['\0two\nlines', '{"a":[', '"', ''])
    expect(to('https://fair.example/en-US/news/', foreign), foreign).toEqual([])
})

it('resets the session to the current exhibition on a page that only it has', () => {
  for (const path of ['exhibits/detail/1001/', 'exhibits/page/5/']) {
    const visit = { url: `https://fair.example/en-US/${path}` }
    const { led, stored } = run(without, { ...visit, kept: { exhibitionId: '2002' } })
    expect([led, stored.get('exhibitionId')]).toEqual([[], '2001'])
    // One that is not built has no pages of its own: it shows any record.
    expect(run(without, { ...visit, kept: { exhibitionId: '2003' } }).led).toHaveLength(1)
  }
})

it('stores the exhibition of a pressed link, even before the page’s script has run', () => {
  for (const hasScript of [false, true]) {
    const visit = { url: 'https://fair.example/exhibition/?live=2003', kept: { exhibitionId: '2003' }, hasScript }
    const { stored, dataset } = run(without, { ...visit, pressed: { eid: '2002' } })
    expect([stored.get('exhibitionId'), dataset['chosen']]).toEqual(['2002', '2002'])
    const favourite = run(without, { ...visit, pressed: { save: '1' } })
    expect([favourite.stored.get('exhibitionId'), favourite.dataset['chosen']]).toEqual(['2003', undefined])
    expect('early' in (favourite.pressed ?? {})).toBe(!hasScript)
  }
})

it('covers the page only for parameters that one of its islands reads', () => {
  const covers = (search: string, query?: string) =>
    run(without, { url: `https://fair.example/guest/${search}`, ...(query && { query }) }).classes.has('is-query-state')
  expect(covers('?keyword=a', 'live keyword page')).toBe(true)
  expect(covers('?type=exhibitor', 'live keyword page')).toBe(false)
  expect(covers('?type=exhibitor')).toBe(false)
  expect([covers('?any=1', '*'), covers('', '*')]).toEqual([true, false])
})

it('marks a page that is shown for an unbuilt exhibition', () => {
  const marks = (search: string) =>
    run(without, { url: `https://fair.example/hall/${search}` }).classes.has('is-unbuilt')
  expect([marks('?live=2006'), marks('?keyword=live')]).toEqual([true, false])
})

it('uses the dark theme if the system does, unless the visitor has chosen a theme', () => {
  const theme = (visit: Partial<Visit>) => run(without, { url: 'https://fair.example/', ...visit }).dataset['theme']
  expect(theme({ isDark: true })).toBe('dark')
  expect(theme({ isDark: true, kept: { theme: 'light' } })).toBe('light')
  expect(theme({})).toBeUndefined()
})

it('detects whether the device’s clock shows the fair’s time', () => {
  const own = (clock?: string) =>
    run(without, { url: 'https://fair.example/meeting/', ...(clock && { clock }) }).classes.has('in-zone')
  expect([own('1795046400000 540'), own('1795046400000 480'), own()]).toEqual([true, false, false])
})

it('prefers the zone of the account to the device’s', () => {
  const own = (clock: string, kept: Record<string, string>) =>
    run(without, { url: 'https://fair.example/meeting/', clock, kept }).classes.has('in-zone')
  const account = { authorization: 'token', ownOffset: '480' }
  expect([own('1795046400000 540', account), own('1795046400000 480', account)]).toEqual([false, true])
})

it('does not load Intl before the first paint', () => {
  expect(without).not.toContain('Intl')
})

describe('mobile devices', () => {
  const to = (visit: Visit) => run(mobile, visit).led
  it('are redirected to the mobile site with the exhibition of the address', () => {
    expect(to({ url: 'https://fair.example/exhibits/', userAgent: PHONE })).toEqual([
      '/pages/index/index?exhibitionId=2001',
    ])
    expect(to({ url: 'https://fair.example/e/2002/news/', userAgent: PHONE })).toEqual([
      '/pages/index/index?exhibitionId=2002',
    ])
    expect(to({ url: 'https://fair.example/?eid=2002&language=en-US', userAgent: PHONE })).toEqual([
      '/pages/index/index?exhibitionId=2002',
    ])
  })
  it('are not redirected in preview or on plain http, and desktop computers never are', () => {
    expect(to({ url: 'https://fair.example/exhibits/?preview=true', userAgent: PHONE })).toEqual([])
    // Home may have a draft: it is shown at the preview's own address.
    expect(to({ url: 'https://fair.example/?preview=true', userAgent: PHONE }).join()).not.toContain('/pages/')
    expect(to({ url: 'http://fair.example/', userAgent: PHONE })).toEqual([])
    expect(to({ url: 'https://fair.example/' })).toEqual([])
  })
  it('are not redirected in the frame of another site, which shows one page', () => {
    const page = 'https://fair.example/micro-page/MP1/'
    expect(to({ url: `${page}?embed=1`, userAgent: PHONE })).toEqual([])
    expect(to({ url: `${page}?embed=0`, userAgent: PHONE })).toHaveLength(1)
  })
  it('are not redirected without a mobile site, and the redirect code is not included', () => {
    expect(run(without, { url: 'https://fair.example/', userAgent: PHONE }).led).toEqual([])
    expect(without).not.toContain('/pages/index')
    expect(brotliCompressSync(mobile).length - brotliCompressSync(without).length).toBeLessThan(240)
  })
})

describe('the transit overlay', () => {
  const shows = (visit: Visit) => run(without, visit).classes.has('transit')
  it('is shown on entering a page that has one, in any language and exhibition', () => {
    expect(shows({ url: 'https://fair.example/news/' })).toBe(true)
    expect(shows({ url: 'https://fair.example/en-US/home/', referrer: 'https://fair.example/en-US/exhibits/' })).toBe(
      true,
    )
    expect(shows({ url: 'https://fair.example/en-US/e/2002/news/', referrer: 'https://other.example/news/' })).toBe(
      true,
    )
  })
  it('is not shown on other pages, when only the language changes, or on a reload', () => {
    expect(shows({ url: 'https://fair.example/exhibits/' })).toBe(false)
    expect(shows({ url: 'https://fair.example/news/', referrer: 'https://fair.example/en-US/news/' })).toBe(false)
    expect(shows({ url: 'https://fair.example/news/', how: 'reload' })).toBe(false)
  })
  it('is not shown on a page that redirects at once', () => {
    const { classes, led } = run(without, { url: 'https://fair.example/news/?language=en-US' })
    expect([led, classes.has('transit')]).toEqual([['/en-US/news/'], false])
  })
})

describe('outdated content', () => {
  afterEach(() => void vi.useRealTimers())
  const url = 'https://fair.example/live/'
  const until = '2026-11-19T03:00:00Z'
  const covered = (machine: string, cached: Record<string, string> = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(machine) })
    return run(without, { url, until, kept: cached }).classes.has('is-stale')
  }
  it('is covered once its time has passed', () => {
    expect([covered('2026-11-19T02:59:59Z'), covered('2026-11-19T03:00:01Z')]).toEqual([false, true])
    expect(run(without, { url }).classes.has('is-stale')).toBe(false)
  })
  it('is covered by the platform’s clock if the device’s clock is three days off', () => {
    const THREE_DAYS = 3 * 86_400_000
    expect(covered('2026-11-22T02:30:00Z', { clockOffset: String(-THREE_DAYS) })).toBe(false)
    expect(covered('2026-11-16T03:30:00Z', { clockOffset: String(THREE_DAYS) })).toBe(true)
    expect(covered('2026-11-19T02:30:00Z', { clockOffset: 'soon' })).toBe(false)
  })
})

it('defers what is below the first screen, unless the visitor goes back or follows a link into the page', () => {
  const isDeferred = (visit: Partial<Visit>) =>
    run(without, { url: 'https://fair.example/exhibits/detail/1001/', ...visit }).classes.has('is-arriving')
  expect(isDeferred({})).toBe(true)
  expect(isDeferred({ how: 'back_forward' })).toBe(false)
  expect(isDeferred({ how: 'reload' })).toBe(false)
  for (const into of ['#about', '#:~:text=spindle'])
    expect(isDeferred({ url: `https://fair.example/exhibits/detail/1001/${into}` }), into).toBe(false)
})
