// A file rendered on request equals the one that the build writes. Uses the site of TEST_SITE, with the same options.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleOf } from '@fair/build/bundle.ts'
import { digestSources } from '@fair/build/digests.ts'
import { readOptions } from '@fair/build/options.ts'
import { Renderer } from '@fair/build/renderer.ts'
import { PageSource } from '@fair/deploy/local/page-source.ts'
import { afterAll, expect, it } from 'vitest'
import { HANG_GUARD } from '../hang-guard.ts'
import { SITE } from '../site/survey.ts'

const dir = mkdtempSync(join(tmpdir(), 'on-request-'))
const { code } = digestSources()
const bundle = await bundleOf(code, null)
const renderer = Promise.resolve(new Renderer(bundle))
// As built by scripts/test.mjs.
const options = readOptions(['--sandbox', '--exhibition', '2001,2002,2004,2005'], {})
const source = new PageSource(options, code, renderer, dir)
afterAll(() => {
  source.close()
  rmSync(dir, { recursive: true, force: true })
})

const LANGUAGE = /^(?:en-US|ja-JP|ko-KR)\//
/** Written at the end of a build, from the complete site. */
const OF_THE_BUILD = /^sitemap.*\.xml$|^og\/|(?:^|\/)search\/[^/]+\.json$/
const isOfTheBuild = (file: string) => OF_THE_BUILD.test(file) || existsSync(join(bundle.client, file))

/** The kind of a file: its path without language, exhibition and anything that looks like an id or a number. */
const kindOf = (file: string) =>
  file
    .replace(LANGUAGE, '')
    .replace(/^e\/\d+\//, 'e/#/')
    .replaceAll(/(?<=\/|^)(?:[^/]*\d[^/]*)(?=\/)/g, '#')

/** For each kind the first and the last file in the default language and in one other. */
function sample(): string[] {
  const files = globSync('**/*.{html,css,xml,json,ics,svg}', { cwd: SITE })
    .filter((file) => !file.startsWith('_astro/') && !isOfTheBuild(file))
    .filter((file) => !/^(?:en-US|ko-KR)\//.test(file) && !/\/calendar\/(?:en-US|ko-KR)\//.test(file))
    .sort()
  const kinds = Map.groupBy(files, (file) => `${LANGUAGE.exec(file)?.[0] ?? ''} ${kindOf(file)}`)
  return [...new Set([...kinds.values()].flatMap((same) => [same[0] ?? '', same.at(-1) ?? '']))]
}

it(
  'writes the same bytes on request as the build, for every type of file',
  async () => {
    const files = sample()
    expect(files.length).toBeGreaterThan(150)
    const others: string[] = []
    for (const file of files) {
      const isWritten = await source.write(file)
      const isSame = isWritten && readFileSync(join(dir, file)).equals(readFileSync(join(SITE, file)))
      if (!isSame) others.push(`${file}: ${isWritten ? 'differs' : 'not written'}`)
    }
    expect(others).toEqual([])
  },
  HANG_GUARD,
)

it(
  'writes nothing for paths that no route renders',
  async () => {
    for (const file of ['nothing/index.html', 'exhibits/detail/nothing/index.html', '../package.json', 'sitemap.xml'])
      expect([file, await source.write(file)]).toEqual([file, false])
  },
  HANG_GUARD,
)
