import { describe, expect, test } from 'vitest'
import { oneClock } from './clock.ts'
import { fileEndings, importTable, noBarrels, packagePlaces } from './imports.ts'
import { wholeLockfile } from './lockfile.ts'
import { coloursFromTokens, noStyleAttributes } from './look.ts'
import { sameMessages } from './messages.ts'
import { checksStayOn, fileLength, names, purposeFirst } from './shape.ts'
import type { Rule, Source } from './source.ts'
import { noWindowEvents, oneStorage, oneToken } from './stores.ts'
import { noEastAsianInCode, noFixedText } from './words.ts'

/** The messages of a rule's findings in one file. */
function found(rule: Rule, path: string, text: string): string[] {
  return rule.check([{ path, text }]).map((finding) => `${finding.line} ${finding.message}`)
}

describe('who may import whom', () => {
  test.each([
    ['src/contract/site.ts', "import { x } from '../rules/limits.ts'"],
    ['src/rules/a.ts', "import { x } from '../contract/site.ts'"],
    ['src/rules/a.ts', "import { z } from 'zod/mini'"],
    ['src/state/a.ts', "import { x } from '../features/news/list.ts'"],
    ['src/features/news/List.tsx', "import { x } from '../exhibits/card.ts'"],
    ['src/features/news/List.tsx', "export { x } from '../../sandbox/app.ts'"],
    ['src/features/news/List.tsx', "const x = await import('../../content/store.ts')"],
    ['src/features/news/List.tsx', "import { load } from '../../api/build.ts'"],
    ['src/ui/Card.tsx', "import { contract } from '../contract/index.ts'"],
    ['src/pages/index.astro', "---\nimport { x } from '../sandbox/app.ts'\n---\n<p></p>"],
    ['src/pages/index.astro', "<p></p>\n<script>\nimport '../sandbox/app.ts'\n</script>"],
    ['src/boot/a.ts', "import { x } from '../features/news/List.tsx'"],
    ['src/lib/a.ts', "import { x } from '../rules/limits.ts'"],
    ['src/newfolder/a.ts', 'export const x = 1'],
  ])('%s: %s is refused', (path, text) => {
    expect(found(importTable, path, text)).toHaveLength(1)
  })

  test.each([
    ['src/rules/a.ts', "import type { Site } from '../contract/site.ts'"],
    ['src/rules/a.ts', "import { type Site, type Page } from '../contract/site.ts'"],
    ['src/sandbox/seed/a.ts', "import { x } from '../../rules/limits.ts'"],
    ['src/features/news/List.tsx', "import { x } from './card.ts'\nimport { Card } from '../../ui/Card.tsx'"],
    ['src/pages/index.astro', "---\nimport { x } from '../content/store.ts'\n---"],
    ['src/boot/a.ts', "const x = await import('../features/news/List.tsx')"],
    ['src/rules/a.test.ts', "import { x } from '../sandbox/app.ts'"],
    ['scripts/a.ts', "import { x } from '../src/sandbox/app.ts'"],
    ['src/rules/a.ts', "import { now } from '../lib/clock.ts'"],
    ['src/contract/a.ts', "import { now } from '../lib/clock.ts'"],
  ])('%s: %s is allowed', (path, text) => {
    expect(found(importTable, path, text)).toEqual([])
  })

  test('a finding names the line', () => {
    const text = "---\n\nimport { x } from '../sandbox/app.ts'\n---\n<p></p>"
    expect(found(importTable, 'src/pages/index.astro', text)).toEqual(['3 pages may not import sandbox'])
    const script = "---\nconst a = 1\n---\n<p></p>\n<script>\n\nimport '../sandbox/app.ts'</script>"
    expect(found(importTable, 'src/pages/index.astro', script)).toEqual(['7 pages may not import sandbox'])
  })
})

test('packages have their one place', () => {
  expect(found(packagePlaces, 'src/state/a.ts', "import { ofetch } from 'ofetch'")).toHaveLength(1)
  expect(found(packagePlaces, 'src/api/client.ts', "import { ofetch } from 'ofetch'")).toEqual([])
  expect(found(packagePlaces, 'src/features/a/A.tsx', "import '@shoelace-style/shoelace/dist/x.js'")).toHaveLength(1)
  expect(found(packagePlaces, 'src/features/a/a.ts', "import fs from 'node:fs'")).toHaveLength(1)
  expect(found(packagePlaces, 'src/features/a/a.ts', "import { z } from 'zod'")).toHaveLength(1)
})

test('relative imports carry their ending', () => {
  expect(found(fileEndings, 'src/rules/a.ts', "import { x } from './b'")).toHaveLength(1)
  expect(found(fileEndings, 'src/rules/a.ts', "import { x } from './b.ts'\nimport y from './c.css?inline'")).toEqual([])
})

test('barrels', () => {
  expect(found(noBarrels, 'src/ui/index.ts', "export { a } from './a.ts'\nexport * from './b.ts'")).toHaveLength(1)
  expect(found(noBarrels, 'src/ui/a.ts', "export { a } from './a.ts'\nexport const b = 1")).toEqual([])
})

test('names, length, purpose, switches', () => {
  expect(found(names, 'src/features/news/utils.ts', '')).toHaveLength(1)
  expect(found(names, 'src/helpers/news.ts', '')).toHaveLength(1)
  expect(found(names, 'src/features/news/list.ts', '')).toEqual([])
  expect(found(fileLength, 'src/rules/a.ts', '\n'.repeat(301))).toHaveLength(1)
  expect(found(fileLength, 'src/rules/a.ts', '\n'.repeat(300))).toEqual([])
  expect(found(purposeFirst, 'scripts/a.ts', 'const a = 1')).toHaveLength(1)
  expect(found(purposeFirst, 'scripts/a.ts', '// says it')).toEqual([])
  expect(found(checksStayOn, 'src/a.ts', '\n// @ts-ignore')).toEqual(['2 @ts-ignore'])
  expect(found(checksStayOn, 'src/a.ts', '// @ts-expect-error')).toHaveLength(1)
  expect(found(checksStayOn, 'src/a.ts', '// @ts-expect-error the handler is missing on purpose')).toEqual([])
})

describe('the wall clock', () => {
  test.each([
    ['src/ui/a.ts', 'const at = new Date()'],
    ['src/ui/a.ts', 'const at = new Date'],
    ['src/ui/A.tsx', 'export const A = () => <p key={Date.now()} />'],
    ['src/boot/a.ts', 'start({ now: Date.now })'],
    ['src/boot/a.ts', 'const at = new globalThis.Date()'],
    ['scripts/a.mjs', 'const text = Date()'],
    ['tests/e2e/a.spec.ts', 'await page.evaluate(() => Date.now())'],
    ['src/pages/a.astro', '---\nconst at = new Date()\n---\n<p></p>'],
  ])('%s: %s is refused', (path, text) => {
    expect(found(oneClock, path, text)).toHaveLength(1)
  })

  test.each([
    ['src/lib/clock.ts', 'export const machineTime = () => Date.now()'],
    ['tests/e2e/moment.ts', 'const offset = moment - Date.now()'],
    ['src/ui/a.ts', "const at = new Date('2026-11-19T02:42:00Z')\nconst ms = Date.parse(text) + Date.UTC(2026, 1)"],
    ['src/ui/a.ts', 'const started = performance.now() // not Date.now()'],
    ['src/ui/a.ts', 'const today: Date = now()'],
  ])('%s: %s is allowed', (path, text) => {
    expect(found(oneClock, path, text)).toEqual([])
  })
})

describe('stores', () => {
  test.each([
    [oneStorage, 'src/ui/a.ts', "const x = localStorage.getItem('x')"],
    [oneStorage, 'src/boot/a.ts', 'const kept = window.sessionStorage'],
    [oneStorage, 'src/pages/a.astro', '<p></p><script>sessionStorage.clear()</script>'],
    [oneToken, 'src/api/a.ts', "const token = readStored(session, sessionKey('authorization'))"],
    [oneToken, 'src/features/a/a.ts', "tab().getItem('Authorization')"],
    [noWindowEvents, 'src/features/a/a.ts', "dispatchEvent(new Event('fair:toast'))"],
    [noWindowEvents, 'src/boot/a.ts', "window.dispatchEvent(new CustomEvent('x'))"],
    [noWindowEvents, 'src/boot/a.ts', "addEventListener('fair:session', show)"],
  ])('$name: %s: %s is refused', (rule, path, text) => {
    expect(found(rule, path, text)).toHaveLength(1)
  })

  test.each([
    [oneStorage, 'src/lib/storage.ts', 'export const local = () => localStorage'],
    [oneStorage, 'src/lib/storage.test.ts', 'localStorage.clear()'],
    [oneStorage, 'src/ui/a.ts', '// localStorage\nconst x = readStored(local, key)'],
    [oneToken, 'src/stores/session-storage.ts', "const TOKEN = sessionKey('authorization')"],
    [oneToken, 'src/api/a.ts', "const token = headers.get('authorization')"],
    [oneToken, 'src/sandbox/a.ts', "tab.getItem('authorization')"],
    [noWindowEvents, 'src/islands/a.ts', "element.dispatchEvent(new CustomEvent('island:failed'))"],
    [noWindowEvents, 'src/ui/a.ts', "parent.postMessage({ type: 'fair:height' }, '*')"],
    [noWindowEvents, 'src/ui/a.ts', "addEventListener('popstate', back)"],
  ])('$name: %s: %s is allowed', (rule, path, text) => {
    expect(found(rule, path, text)).toEqual([])
  })
})

test('style attributes', () => {
  const astro = '---\nconst style="x"\n---\n<p style="color:red">x</p>'
  expect(found(noStyleAttributes, 'src/pages/a.astro', astro)).toHaveLength(1)
  expect(found(noStyleAttributes, 'src/ui/A.tsx', 'export const A = () => <p style={{ top: 1 }} />')).toHaveLength(1)
  expect(found(noStyleAttributes, 'src/boot/a.ts', `const html = \`<p style="top:\${1}">\``)).toHaveLength(1)
  expect(found(noStyleAttributes, 'src/ui/A.tsx', 'const style = 1; export const A = () => <p class="x" />')).toEqual(
    [],
  )
})

test('colours outside of the tokens', () => {
  expect(found(coloursFromTokens, 'src/ui/a.css', 'a { color: #0b5c63 }')).toHaveLength(1)
  expect(found(coloursFromTokens, 'src/ui/a.css', 'a { color: rgb(1 2 3) }')).toHaveLength(1)
  expect(found(coloursFromTokens, 'src/ui/a.css', 'a { color: oklch(from var(--a) l c h) } /* #123 */')).toEqual([])
  expect(found(coloursFromTokens, 'src/ui/A.tsx', 'export const A = () => <a href="#abc" />')).toEqual([])
})

describe('text that a person reads', () => {
  test.each([
    ['src/ui/A.tsx', 'export const A = () => <p>Hello</p>'],
    ['src/ui/A.tsx', "export const A = () => <p>{'Hello'}</p>"],
    ['src/ui/A.tsx', 'export const A = () => <img alt="Picture" />'],
    ['src/ui/A.tsx', `export const A = ({ n }: P) => <a aria-label={\`Page \${n}\`} />`],
    ['src/pages/a.astro', '---\n---\n<h1>Not found</h1>'],
    ['src/pages/a.astro', '<input placeholder="Search" />'],
  ])('%s: %s', (path, text) => {
    expect(found(noFixedText, path, text)).toHaveLength(1)
  })

  test.each([
    ['src/ui/A.tsx', 'export const A = ({ t }: P) => <p title={t("x")}>{t("hello")} · 4 ×</p>'],
    ['src/pages/a.astro', '---\nconst a = "Hello"\n---\n<p>{t("hello")}</p>\n<script>const b = 1 > 2\n</script>'],
    ['src/pages/a.astro', '<ul>{items.map((item) => <li>{item}</li>)}</ul>'],
    ['src/sandbox/a.tsx', 'export const A = () => <p>Hello</p>'],
  ])('%s: %s is allowed', (path, text) => {
    expect(found(noFixedText, path, text)).toEqual([])
  })

  test('Chinese, Japanese and Korean in code, but not in comments', () => {
    expect(found(noEastAsianInCode, 'src/rules/a.ts', "const a = '展商'")).toHaveLength(1)
    expect(found(noEastAsianInCode, 'src/rules/a.ts', 'const a = /전시/')).toHaveLength(1)
    expect(found(noEastAsianInCode, 'src/rules/a.ts', '// 전시장 in 국제전시장\nconst a = 1')).toEqual([])
    expect(found(noEastAsianInCode, 'src/sandbox/seed/a.ts', "const a = '展商'")).toEqual([])
  })
})

describe('the same messages', () => {
  const files = (texts: Record<string, unknown>): Source[] =>
    Object.entries(texts).map(([language, text]) => ({
      path: `src/i18n/messages/news/${language}.json`,
      text: JSON.stringify(text),
    }))
  const plain = { title: 'a', hits_other: '{{count}} b' }
  const english = { title: 'a', hits_one: '{{count}} b', hits_other: '{{count}} b' }
  const good = { 'zh-CN': plain, 'en-US': english, 'ja-JP': plain, 'ko-KR': plain }
  const messages = (texts: Record<string, unknown>) => sameMessages.check(files(texts)).map((one) => one.message)

  test('are fine when each has its own plural forms', () => {
    expect(messages(good)).toEqual([])
  })

  test.each([
    ['a missing file', { ...good, 'ko-KR': undefined }, /missing/],
    ['a missing text', { ...good, 'ja-JP': { title: 'a' } }, /lacks "hits"/],
    ['a text too many', { ...good, 'ja-JP': { ...plain, more: 'x' } }, /has "more"/],
    ['an empty text', { ...good, 'ja-JP': { ...plain, title: ' ' } }, /"title" is no text/],
    ['another placeholder', { ...good, 'ja-JP': { ...plain, hits_other: '{{n}} b' } }, /fills in/],
    ['a missing plural form', { ...good, 'en-US': plain }, /lacks its form "one"/],
  ])('%s is found', (_what, texts, message) => {
    const present = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    expect(messages(present).join('\n')).toMatch(message)
  })
})

test('a lockfile that leaves out the packages of other platforms', () => {
  const packages = {
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  }
  expect(found(wholeLockfile, 'package-lock.json', JSON.stringify({ packages }))).toEqual([
    expect.stringMatching(/^1 leaves out tool-win32-x64: /),
  ])
})
