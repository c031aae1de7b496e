import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '@fair/build/digests.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import { type OutputReader, readFolder, type Seen } from './read-folder.ts'
import { runBuild, smallSite } from './site-builds.ts'
import { editAtRandom, listedIds, smallPlatform } from './small-platform.ts'
import type { HostileSuite } from './suite.ts'

const BUILDS = { full: 100, small: 2 }
const FEW = ['--languages', 'en-US', '--jobs', '2']

/** Readers of the output and visitors of our server get a complete site while it is built, fully and in parts. */
export const readers: HostileSuite = {
  name: 'readers',
  what: 'reads of the folder and of the server during builds: no file is missing or incomplete',
  run: async ({ size, random, dir, results }) => {
    const platform = await smallPlatform()
    const out = join(dir, 'site')
    try {
      const ids = await listedIds(platform.sandbox)
      const first = await runBuild(smallSite(platform.url, out, ...FEW))
      if (first.code !== 0) return results.check(false, 'the first build', first.output)
      const files = [
        ...['index.html', '404/index.html', `exhibits/detail/${ids.exhibits[0]}/index.html`].map((file) => ({
          file,
          endsWith: '</html>',
        })),
        { file: 'sitemap.xml', endsWith: '</sitemapindex>' },
        // Not hashed, so the bundle writes them again in each build.
        ...['favicon.svg', 'offline.js'].map((file) => ({
          file,
          endsWith: readFileSync(join(root, 'public', file), 'utf8')
            .trimEnd()
            .slice(-40),
        })),
      ]
      // Its ids remain: records that are read are never removed.
      const others = { ...ids, exhibits: ids.exhibits.slice(1) }
      const folder = readFolder({ out, files, pause: 1 })
      const server = await readServer(
        out,
        files.map(({ file }) => file),
      )
      for (let n = 0; n < BUILDS[size]; n += 1) {
        const said = editAtRandom(platform.sandbox, others, n, random)
        const { code, output } = await runBuild(smallSite(platform.url, out, ...FEW, ...(n % 2 ? ['--clean'] : [])))
        if (code !== 0) results.check(false, `build ${n + 1}, ${said}`, output)
      }
      // Enough for a meaningful result, however slow the machine is.
      while (Math.min(folder.reads(), server.reads()) < BUILDS[size] * 20) await setTimeout(100)
      for (const [who, seen] of [
        ['the folder', await folder.end()],
        ['the server', await server.end()],
      ] as const) {
        results.tried += seen.reads
        results.held += seen.reads - Object.values(seen.broken).reduce((sum, times) => sum + times, 0)
        for (const [what, times] of Object.entries(seen.broken)) results.broken.push(`${who}: ${what}, ${times} times`)
      }
    } finally {
      await platform.close()
    }
  },
}

/** Sends requests to the reference server over HTTP, one after the other. */
async function readServer(out: string, files: readonly string[]): Promise<OutputReader> {
  const server = await listen(createSite({ sites: { '*': out } }), 0, String)
  const seen: Seen = { reads: 0, broken: {} }
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      for (const file of files) {
        const address = `${server.url}${file.replace(/index\.html$/, '')}`
        const reply = await fetch(address).catch(() => null)
        const size = reply ? (await reply.arrayBuffer()).byteLength : 0
        seen.reads += 1
        const expected = file.startsWith('404/') ? [200, 404] : [200]
        if (!reply || !expected.includes(reply.status) || size === 0) {
          const what = `${file}: ${reply?.status ?? 'no answer'}`
          seen.broken[what] = (seen.broken[what] ?? 0) + 1
        }
      }
    }
  })()
  return {
    reads: () => seen.reads,
    end: async () => {
      isOver = true
      await reading
      await server.close()
      return seen
    },
  }
}
