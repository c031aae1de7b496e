import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { imports, packagesByName } from './imports.ts'

// Somewhere below our node_modules, so that packages are found.
const folder = path.join(import.meta.dirname, '../../.cache', `imports-${process.pid}`)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** The findings in these files, with the files that they import present. */
async function found(files: Record<string, string>): Promise<string[]> {
  const targets = Object.entries(files).flatMap(([from, text]) =>
    [...text.matchAll(/'(\.[^'?]*|@fair\/[^']*)/g)].map(([, specifier = '']) =>
      specifier.startsWith('@fair/')
        ? specifier.replace(/^@fair\/(\w+)/, 'packages/$1/src')
        : path.posix.join(path.posix.dirname(from), specifier),
    ),
  )
  const texts = { ...Object.fromEntries(targets.map((target) => [target, ''])), ...files }
  const findings = await imports(folder).check(Object.entries(texts).map(([path, text]) => ({ path, text })))
  return findings.map((one) => `${one.path} ${one.message}`)
}

describe('import boundaries', () => {
  test.each([
    [
      'packages/contract/src/site.ts',
      "import { x } from '../../../src/stores/session.ts'",
      'contract may not import it',
    ],
    ['src/domain/a.ts', "import { x } from '@fair/contract/site.ts'", 'domain may import its types only'],
    ['src/domain/a.ts', "import x, { type Y } from '@fair/contract/site.ts'", 'domain may import its types only'],
    ['src/domain/a.ts', "import { z } from 'zod/mini'", 'domain may not import this package'],
    ['src/domain/a.ts', "import { x } from '../../scripts/advice.mjs'", 'domain may not import it'],
    ['src/stores/a.ts', "import { x } from '../features/news/list.ts'", 'stores may not import it'],
    ['src/features/news/List.tsx', "import { x } from '../exhibits/card.ts'", 'a feature never imports a sibling'],
    ['src/features/news/List.tsx', "export { x } from '@fair/sandbox/app.ts'", 'features may not import it'],
    ['src/features/news/List.tsx', "const x = await import('../../content/store.ts')", 'features may not import it'],
    ['src/features/news/List.tsx', "import { load } from '../../api/build.ts'", 'features may not import it'],
    [
      'src/components/Card.tsx',
      "import { contract } from '@fair/contract/index.ts'",
      'components may import its types only',
    ],
    ['src/pages/index.astro', "---\nimport { x } from '@fair/sandbox/app.ts'\n---\n<p></p>", 'pages may not import it'],
    ['src/pages/index.astro', "<p></p>\n<script>\nimport '@fair/sandbox/app.ts'\n</script>", 'pages may not import it'],
    ['src/components/A.astro', "---\nimport Page from '../pages/Page.astro'\n---\n", 'components may not import it'],
    ['src/client/a.ts', "import { x } from '../features/news/List.tsx'", 'client may import it by import() only'],
    ['src/lib/a.ts', "import { x } from '../stores/session.ts'", 'lib may not import it'],
    ['src/features/shared/list/a.ts', "import { x } from '../../news/list.ts'", 'features/shared may not import it'],
  ])('%s: %s: %s', async (path, text, message) => {
    expect(await found({ [path]: text })).toEqual([
      expect.stringMatching(new RegExp(`^${path} .*: ${message}`.replace('()', '\\(\\)'))),
    ])
  })

  test.each([
    ['src/domain/a.ts', "import type { Site } from '@fair/contract/site.ts'"],
    ['src/domain/a.ts', "import { type Site, type Page } from '@fair/contract/site.ts'"],
    ['packages/contract/src/a.ts', "import { z } from 'zod/mini'"],
    ['packages/sandbox/src/seed/a.ts', "import { x } from '@fair/contract/rules/limits.ts'"],
    ['src/features/news/List.tsx', "import { x } from './card.ts'\nimport { Card } from '../../components/Card.tsx'"],
    ['src/features/news/List.tsx', "import sheet from '../../styles/cards.css?url'"],
    ['src/pages/index.astro', "---\nimport { x } from '../content/store.ts'\n---"],
    ['src/client/a.ts', "const x = await import('../features/news/List.tsx')"],
    ['src/domain/a.test.ts', "import { x } from '@fair/sandbox/app.ts'"],
    ['scripts/a.ts', "import { x } from '@fair/sandbox/app.ts'"],
    ['src/domain/a.ts', "import { now } from '../lib/clock.ts'"],
    ['src/domain/a.ts', "import { x } from '@fair/contract/rules/limits.ts'"],
  ])('%s: %s is allowed', async (path, text) => {
    expect(await found({ [path]: text })).toEqual([])
  })

  test('a folder without a row in the table is reported', async () => {
    expect(await found({ 'src/newfolder/a.ts': 'export const x = 1' })).toEqual([
      expect.stringContaining('the folder has a row'),
    ])
  })
})

test.each([
  ['src/stores/a.ts', "import { ofetch } from 'ofetch'", 2],
  ['src/content/a.ts', "import { ofetch } from 'ofetch'", 1],
  ['src/api/client.ts', "import { ofetch } from 'ofetch'", 0],
  ['src/client/a.ts', "import Hls from 'hls.js/light'", 1],
  ['src/features/shared/chat/a.ts', "import { Strophe } from 'strophe.js'", 1],
  ['src/features/shared/chat/xmpp-a.ts', "import { Strophe } from 'strophe.js'", 0],
  ['src/client/a.ts', "import { createRoot } from 'react-dom/client'", 1],
  ['src/client/a.ts', "import { useStore } from '@nanostores/react'", 1],
  ['src/client/a.ts', "import type { ReactNode } from 'react'", 0],
  ['src/features/a/a.ts', "import fs from 'node:fs'", 1],
  ['src/domain/a.ts', "import fs from 'node:fs'", 2],
  ['packages/search/src/a.ts', "import fs from 'node:fs'", 2],
  ['packages/sandbox/src/a.ts', "import fs from 'node:fs'", 0],
  ['src/features/a/a.ts', "import { z } from 'zod'", 1],
  ['src/features/a/a.ts', "import { z } from 'zod/mini'", 0],
])('%s: %s breaks %i rules about packages', async (path, text, broken) => {
  expect(await found({ [path]: text })).toHaveLength(broken)
})

describe('circular imports', () => {
  test('of values are reported', async () => {
    const files = {
      'src/domain/a.ts': "import { b } from './b.ts'\nexport const a = () => b()",
      'src/domain/b.ts': "import { a } from './a.ts'\nexport const b = () => a()",
    }
    expect(await found(files)).toEqual([expect.stringContaining('no circular imports')])
  })
  test('through import() are reported', async () => {
    const files = { 'src/client/a.ts': "import './b.ts'", 'src/client/b.ts': "const a = await import('./a.ts')" }
    expect(await found(files)).toHaveLength(1)
  })
  test('of Astro components are reported', async () => {
    const files = {
      'src/components/A.astro': "---\nimport B from './B.astro'\n---\n<B />",
      'src/components/B.astro': "---\nimport A from './A.astro'\n---\n<A />",
    }
    expect(await found(files)).toHaveLength(1)
  })
  test('of types are reported', async () => {
    const files = {
      'src/domain/a.ts': "import type { B } from './b.ts'\nexport const a = 1",
      'src/domain/b.ts': "import { a } from './a.ts'\nexport type B = typeof a",
    }
    expect(await found(files)).toHaveLength(1)
  })
})

test.each([
  ['src/features/a/a.ts', "import { x } from '../../../packages/contract/src/site.ts'", 1],
  ['packages/sandbox/src/a.ts', "const x = await import('../../search/src/engine.ts')", 1],
  ['packages/sandbox/src/handlers/a.ts', "import { x } from '../seed/text.ts'", 0],
  ['packages/deploy/src/tail/a.ts', "import { x } from '../../../../src/content/store.ts'", 0],
])('%s: %s imports another package by path: %i', async (path, text, findings) => {
  expect(await packagesByName.check([{ path, text }])).toHaveLength(findings)
})

test('an import of a file that does not exist is reported', async () => {
  const sources = [{ path: 'src/client/a.ts', text: "import './gone.ts'" }]
  expect(await imports(folder).check(sources)).toHaveLength(1)
})
