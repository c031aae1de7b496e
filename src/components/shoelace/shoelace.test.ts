import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The elements that useElement.ts fetches, in one file. */
async function elements(): Promise<string> {
  const imports = [...read('./useElement.ts').matchAll(/import\('(@shoelace-style\/[^']+)'\)/g)]
  const contents = imports.map(([, from]) => `import '${from}'`).join('\n')
  const resolveDir = new URL('.', import.meta.url).pathname
  const bundled = await build({
    ...{ stdin: { contents, resolveDir }, bundle: true, write: false },
    ...{ format: 'esm', target: 'es2022', external: ['lit'] },
  })
  return bundled.outputFiles[0]?.text ?? ''
}

const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))

test('the style sheet sets exactly the custom properties that the elements in use read', async () => {
  const isRead = names(await elements(), /var\((--sl-[\w-]+)/g)
  const isSet = names(read('./shoelace.css'), /^\s*(--sl-[\w-]+):/gm)
  expect(isRead.size).toBeGreaterThan(20)
  expect([...isSet].sort()).toEqual([...isRead].sort())
})

test('no element in use contains icons with data: addresses, which the CSP does not allow to be fetched', async () => {
  expect(await elements()).not.toContain('data:image/svg+xml')
})
