import { describe, expect, test } from 'vitest'
import { oneClock } from './clock.ts'
import { glossary, plainTitles } from './glossary.ts'
import { noBarrels } from './imports.ts'
import { coloursFromTokens, noStyleAttributes } from './look.ts'
import { sameMessages } from './messages.ts'
import { noOtherMarks, onePlatformReader } from './platform-texts.ts'
import { checksStayOn, completeLockfile, fileLength, names, purposeFirst } from './shape.ts'
import type { Rule, Source } from './source.ts'
import { noWindowEvents, oneStorage, oneToken } from './stores.ts'
import { noSpeedVerdicts } from './waits.ts'
import { noEastAsianInCode, noFixedText } from './words.ts'

/** The messages of a rule's findings in one file. */
async function found(rule: Rule, path: string, text: string): Promise<string[]> {
  return (await rule.check([{ path, text }])).map((finding) => `${finding.line} ${finding.message}`)
}

test('barrel files are refused', async () => {
  expect(
    await found(noBarrels, 'src/components/index.ts', "export { a } from './a.ts'\nexport * from './b.ts'"),
  ).toHaveLength(1)
  expect(await found(noBarrels, 'src/components/a.ts', "export { a } from './a.ts'\nexport const b = 1")).toEqual([])
})

test('file names, file lengths, purpose comments and disabled checks are checked', async () => {
  expect(await found(names, 'src/features/news/utils.ts', '')).toHaveLength(1)
  expect(await found(names, 'src/helpers/news.ts', '')).toHaveLength(1)
  expect(await found(names, 'src/features/news/list.ts', '')).toEqual([])
  expect(await found(fileLength, 'src/domain/a.ts', '\n'.repeat(301))).toHaveLength(1)
  expect(await found(fileLength, 'src/domain/a.ts', '\n'.repeat(300))).toEqual([])
  expect(await found(purposeFirst, 'scripts/a.ts', 'const a = 1')).toHaveLength(1)
  expect(await found(purposeFirst, 'scripts/a.ts', '// says it')).toEqual([])
  expect(await found(checksStayOn, 'src/a.ts', '\n// @ts-ignore')).toEqual(['2 @ts-ignore'])
  expect(await found(checksStayOn, 'src/a.ts', '// @ts-expect-error')).toHaveLength(1)
  expect(await found(checksStayOn, 'src/a.ts', '// @ts-expect-error the handler is missing on purpose')).toEqual([])
})

test('identifiers that the glossary excludes are refused', async () => {
  expect(await found(glossary, 'src/a.ts', 'const wantedPages = 1')).toHaveLength(1)
  expect(await found(glossary, 'src/a.ts', 'function f({ asked }: { asked: string }) {}')).toHaveLength(2)
  expect(await found(glossary, 'src/a.ts', 'interface Reply { askTime: string }')).toEqual([])
  expect(await found(glossary, 'src/a.ts', 'const { ask_time: requestedAt, task } = row')).toEqual([])
})

test('figurative verbs in test titles are refused', async () => {
  const path = 'src/a.test.ts'
  expect(await found(plainTitles, path, "it('tells the page once', () => {})")).toHaveLength(1)
  expect(await found(plainTitles, path, "\ntest.each([1])('%s is what was wanted', () => {})")).toHaveLength(1)
  expect(await found(plainTitles, path, 'test(`$' + '{name} says it`, () => {})')).toHaveLength(1)
  expect(await found(plainTitles, path, "describe('an outstanding call', () => {})")).toEqual([])
  expect(await found(plainTitles, path, "expect('what was said')")).toEqual([])
  expect(await found(plainTitles, 'src/a.ts', "it('tells')")).toEqual([])
})

describe('the wall clock', () => {
  test.each([
    ['src/components/a.ts', 'const at = new Date()'],
    ['src/components/a.ts', 'const at = new Date'],
    ['src/components/A.tsx', 'export const A = () => <p key={Date.now()} />'],
    ['src/client/a.ts', 'start({ now: Date.now })'],
    ['src/client/a.ts', 'const at = new globalThis.Date()'],
    ['scripts/a.mjs', 'const text = Date()'],
    ['tests/e2e/a.spec.ts', 'await page.evaluate(() => Date.now())'],
    ['src/pages/a.astro', '---\nconst at = new Date()\n---\n<p></p>'],
  ])('%s: %s is refused', async (path, text) => {
    expect(await found(oneClock, path, text)).toHaveLength(1)
  })

  test.each([
    ['packages/contract/src/rules/machine-time.ts', 'export const machineTime = () => Date.now()'],
    ['tests/e2e/moment.ts', 'const offset = moment - Date.now()'],
    [
      'src/components/a.ts',
      "const at = new Date('2026-11-19T02:42:00Z')\nconst ms = Date.parse(text) + Date.UTC(2026, 1)",
    ],
    ['src/components/a.ts', 'const started = performance.now() // not Date.now()'],
    ['src/components/a.ts', 'const today: Date = now()'],
  ])('%s: %s is allowed', async (path, text) => {
    expect(await found(oneClock, path, text)).toEqual([])
  })
})

describe('tests that depend on speed', () => {
  test.each([
    ['src/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 200))'],
    ['src/a.test.ts', 'vi.useFakeTimers()\nawait new Promise((resolve) => { setTimeout(resolve, 200) })'],
    ['src/a.test.ts', "vi.useFakeTimers({ toFake: ['Date'] })\nsetTimeout(run, 20)"],
    ['tests/a.ts', "import { setTimeout as pause } from 'node:timers/promises'"],
    ['tests/e2e/a.spec.ts', 'await page.waitForTimeout(500)'],
    ['tests/e2e/a.spec.ts', 'await page.goto(address, { timeout: 2000 })'],
    ['tests/e2e/a.spec.ts', 'test.setTimeout(60_000)'],
    ['tests/e2e/a.spec.ts', 'test.slow()'],
    ['tests/e2e/a.spec.ts', 'await expect(page).toHaveURL(address, { timeout: 5000 })'],
    ['tests/e2e/a.spec.ts', "test.describe.configure({ mode: 'serial', retries: 2 })"],
    ['src/a.test.ts', "it('says it', { timeout: 60_000 }, async () => {})"],
    ['src/a.test.ts', "it.each([1, 2])('says %d', { timeout: SLOW }, async () => {})"],
    ['src/a.test.ts', "it('says it', { retry: 1 }, async () => {})"],
    ['src/a.test.ts', "test('says it', async () => {}, 60_000)"],
    ['src/a.test.ts', 'beforeAll(async () => {}, START + 10_000)'],
    ['src/a.test.ts', 'await expect.poll(read, { timeout: 2500 }).toBe(1)'],
    ['src/a.test.ts', 'await vi.waitFor(() => expect(seen).toBe(1))'],
    ['src/a.test.ts', 'const signal = AbortSignal.timeout(5000)'],
    ['src/a.test.ts', 'const took = performance.now() - started'],
    ['tests/a.ts', 'while (performance.now() < deadline) look()'],
    ['src/a.test.ts', 'expect(process.hrtime.bigint()).toBeLessThan(limit)'],
    ['src/a.test.ts', 'expect(read()).toBeLessThan(Date.now())'],
    ['vitest.config.ts', 'export default { test: { testTimeout: 30_000 } }'],
    ['vitest.config.ts', "export default { test: { retry: process.env['CI'] ? 1 : 0 } }"],
    ['playwright.config.ts', 'export default { expect: { timeout: 20_000 } }'],
    ['playwright.config.ts', 'export default { retries: 1 }'],
  ])('%s: %s is refused', async (path, text) => {
    expect(await found(noSpeedVerdicts, path, text)).toHaveLength(1)
  })

  test.each([
    ['src/a.ts', 'await new Promise((resolve) => setTimeout(resolve, 200))'],
    ['src/a.test.ts', 'vi.useFakeTimers()\nconst later = (ms, run) => setTimeout(run, ms)'],
    ['src/a.test.ts', "vi.useFakeTimers({ toFake: ['performance'] })\nconst waited = performance.now() - started"],
    ['src/a.test.ts', "it('says it', { timeout: 3 * TEST_GUARD }, async () => {})"],
    ['src/a.test.ts', 'await vi.waitUntil(isReady, { timeout: HANG_GUARD, interval: 100 })'],
    ['src/a.test.ts', 'const late = AbortSignal.timeout(0)'],
    ['src/a.test.ts', 'expect(options).toMatchObject({ timeout: 10_000 })'],
    ['src/a.test.ts', 'const call = createClient({ timeout: 5000 })'],
    ['src/a.test.ts', 'const tomorrow = Date.now() + 86_400_000'],
    ['tests/e2e/a.spec.ts', 'test.setTimeout(2 * TEST_GUARD)'],
    ['vitest.config.ts', 'export default { test: { testTimeout: TEST_GUARD, retry: 0 } }'],
    ['playwright.config.ts', "export default { gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 } }"],
  ])('%s: %s is allowed', async (path, text) => {
    expect(await found(noSpeedVerdicts, path, text)).toEqual([])
  })
})

describe('parsing of platform texts', () => {
  test.each([
    ['src/features/a/a.ts', 'const address = new URL(media.url)'],
    ['src/domain/a.ts', 'if (URL.canParse(text, base)) go()'],
    ['src/lib/a.ts', 'const host = globalThis.URL.parse(text)?.host'],
    ['src/layouts/a.ts', 'const at = new Date(meeting.startTime)'],
    ['src/layouts/a.ts', 'const at = new Date(iso + 1)'],
    ['src/stores/a.ts', 'const left = Date.parse(time) - 1'],
    [
      'src/features/a/A.tsx',
      "export const A = ({ zone }) => <p>{new Intl.DateTimeFormat('en', { timeZone: zone }).format()}</p>",
    ],
    ['src/pages/a.astro', '---\nconst name = Intl.DisplayNames(language, { type: "region" })\n---\n<p></p>'],
  ])('%s: %s is refused', async (path, text) => {
    expect(await found(onePlatformReader, path, text)).toHaveLength(1)
  })

  test.each([
    ['packages/contract/src/rules/address.ts', 'export const parse = (text) => URL.canParse(text) && new URL(text)'],
    ['packages/sandbox/src/handlers/a.ts', 'const at = new Date(entry.time)'],
    ['src/features/a/a.test.ts', "const at = new Date('2026-11-19T02:42:00Z')"],
    ['src/features/a/a.ts', 'const here = new URL(location.href)'],
    ['src/integration/a.ts', "const file = new URL('./a.ts', import.meta.url)"],
    ['src/features/a/a.ts', 'const next = new Date(at.getTime() + 60_000)\nconst last = new Date((a - b) * 2)'],
    [
      'src/features/a/a.ts',
      "const zone = Intl.DateTimeFormat().resolvedOptions().timeZone\nIntl.supportedValuesOf('timeZone')",
    ],
    ['src/lib/a.ts', "const words = new Intl.Segmenter('ja', { granularity: 'word' })"],
  ])('%s: %s is allowed', async (path, text) => {
    expect(await found(onePlatformReader, path, text)).toEqual([])
  })
})

describe('casts to branded text types', () => {
  test.each(['time as Instant', 'url as PictureAddress', "url as AddressFor<'link'>"])(
    '%s is refused',
    async (cast) => {
      expect(await found(noOtherMarks, 'src/features/a/a.ts', `export const at = ${cast}`)).toHaveLength(1)
    },
  )
  test('are allowed in the parsers', async () => {
    expect(
      await found(noOtherMarks, 'packages/contract/src/rules/instant.ts', 'export const at = text as Instant'),
    ).toEqual([])
  })
})

describe('storage, tokens and window events', () => {
  test.each([
    [oneStorage, 'src/components/a.ts', "const x = localStorage.getItem('x')"],
    [oneStorage, 'src/client/a.ts', 'const kept = window.sessionStorage'],
    [oneStorage, 'src/pages/a.astro', '<p></p><script>sessionStorage.clear()</script>'],
    [oneToken, 'src/api/a.ts', "const token = readStored(session, sessionKey('authorization'))"],
    [oneToken, 'src/features/a/a.ts', "tab().getItem('Authorization')"],
    [noWindowEvents, 'src/features/a/a.ts', "dispatchEvent(new Event('fair:toast'))"],
    [noWindowEvents, 'src/client/a.ts', "window.dispatchEvent(new CustomEvent('x'))"],
    [noWindowEvents, 'src/client/a.ts', "addEventListener('fair:session', show)"],
  ])('$name: %s: %s is refused', async (rule, path, text) => {
    expect(await found(rule, path, text)).toHaveLength(1)
  })

  test.each([
    [oneStorage, 'src/lib/storage.ts', 'export const local = () => localStorage'],
    [oneStorage, 'src/lib/storage.test.ts', 'localStorage.clear()'],
    [oneStorage, 'src/components/a.ts', '// localStorage\nconst x = readStored(local, key)'],
    [oneToken, 'src/stores/session-storage.ts', "const TOKEN = sessionKey('authorization')"],
    [oneToken, 'src/api/a.ts', "const token = headers.get('authorization')"],
    [oneToken, 'packages/sandbox/src/a.ts', "tab.getItem('authorization')"],
    [noWindowEvents, 'src/islands/a.ts', "element.dispatchEvent(new CustomEvent('island:failed'))"],
    [noWindowEvents, 'src/components/a.ts', "parent.postMessage({ type: 'fair:height' }, '*')"],
    [noWindowEvents, 'src/components/a.ts', "addEventListener('popstate', back)"],
  ])('$name: %s: %s is allowed', async (rule, path, text) => {
    expect(await found(rule, path, text)).toEqual([])
  })
})

test('style attributes are refused', async () => {
  const astro = '---\nconst style="x"\n---\n<p style="color:red">x</p>'
  expect(await found(noStyleAttributes, 'src/pages/a.astro', astro)).toHaveLength(1)
  expect(
    await found(noStyleAttributes, 'src/components/A.tsx', 'export const A = () => <p style={{ top: 1 }} />'),
  ).toHaveLength(1)
  expect(await found(noStyleAttributes, 'src/client/a.ts', `const html = \`<p style="top:\${1}">\``)).toHaveLength(1)
  expect(
    await found(noStyleAttributes, 'src/components/A.tsx', 'const style = 1; export const A = () => <p class="x" />'),
  ).toEqual([])
})

test('colours outside of the tokens are refused', async () => {
  expect(await found(coloursFromTokens, 'src/components/a.css', 'a { color: #0b5c63 }')).toHaveLength(1)
  expect(await found(coloursFromTokens, 'src/components/a.css', 'a { color: rgb(1 2 3) }')).toHaveLength(1)
  expect(
    await found(coloursFromTokens, 'src/components/a.css', 'a { color: oklch(from var(--a) l c h) } /* #123 */'),
  ).toEqual([])
  expect(await found(coloursFromTokens, 'src/components/A.tsx', 'export const A = () => <a href="#abc" />')).toEqual([])
})

describe('hard-coded text', () => {
  test.each([
    ['src/components/A.tsx', 'export const A = () => <p>Hello</p>'],
    ['src/components/A.tsx', "export const A = () => <p>{'Hello'}</p>"],
    ['src/components/A.tsx', 'export const A = () => <img alt="Picture" />'],
    ['src/components/A.tsx', `export const A = ({ n }: P) => <a aria-label={\`Page \${n}\`} />`],
    ['src/pages/a.astro', '---\n---\n<h1>Not found</h1>'],
    ['src/pages/a.astro', '<input placeholder="Search" />'],
  ])('%s: %s is refused', async (path, text) => {
    expect(await found(noFixedText, path, text)).toHaveLength(1)
  })

  test.each([
    ['src/components/A.tsx', 'export const A = ({ t }: P) => <p title={t("x")}>{t("hello")} · 4 ×</p>'],
    ['src/pages/a.astro', '---\nconst a = "Hello"\n---\n<p>{t("hello")}</p>\n<script>const b = 1 > 2\n</script>'],
    ['src/pages/a.astro', '<ul>{items.map((item) => <li>{item}</li>)}</ul>'],
    ['packages/sandbox/src/a.tsx', 'export const A = () => <p>Hello</p>'],
  ])('%s: %s is allowed', async (path, text) => {
    expect(await found(noFixedText, path, text)).toEqual([])
  })

  test('Chinese, Japanese and Korean are refused in code, but not in comments', async () => {
    expect(await found(noEastAsianInCode, 'src/domain/a.ts', "const a = '展商'")).toHaveLength(1)
    expect(await found(noEastAsianInCode, 'src/domain/a.ts', 'const a = /전시/')).toHaveLength(1)
    expect(await found(noEastAsianInCode, 'src/domain/a.ts', '// 전시장 in 국제전시장\nconst a = 1')).toEqual([])
    expect(await found(noEastAsianInCode, 'packages/sandbox/src/seed/a.ts', "const a = '展商'")).toEqual([])
  })
})

describe('message files of all languages', () => {
  const files = (texts: Record<string, unknown>): Source[] =>
    Object.entries(texts).map(([language, text]) => ({
      path: `src/lib/i18n/messages/news/${language}.json`,
      text: JSON.stringify(text),
    }))
  const plain = { title: 'a', hits_other: '{{count}} b' }
  const english = { title: 'a', hits_one: '{{count}} b', hits_other: '{{count}} b' }
  const good = { 'zh-CN': plain, 'en-US': english, 'ja-JP': plain, 'ko-KR': plain }
  const messages = async (texts: Record<string, unknown>) =>
    (await sameMessages.check(files(texts))).map((one) => one.message)

  test('are accepted with the plural forms of each language', async () => {
    expect(await messages(good)).toEqual([])
  })

  test.each([
    ['a missing file', { ...good, 'ko-KR': undefined }, /missing/],
    ['a missing text', { ...good, 'ja-JP': { title: 'a' } }, /lacks "hits"/],
    ['a text too many', { ...good, 'ja-JP': { ...plain, more: 'x' } }, /has "more"/],
    ['an empty text', { ...good, 'ja-JP': { ...plain, title: ' ' } }, /"title" is not a text/],
    ['another placeholder', { ...good, 'ja-JP': { ...plain, hits_other: '{{n}} b' } }, /fills in/],
    ['a missing plural form', { ...good, 'en-US': plain }, /lacks its form "one"/],
  ])('%s is found', async (_what, texts, message) => {
    const present = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    expect((await messages(present)).join('\n')).toMatch(message)
  })
})

test('a lockfile that lacks the packages of other platforms is refused', async () => {
  const packages = {
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  }
  expect(await found(completeLockfile, 'package-lock.json', JSON.stringify({ packages }))).toEqual([
    expect.stringMatching(/^1 is missing tool-win32-x64: /),
  ])
})
