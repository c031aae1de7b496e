// npm run bench:search [-- --exhibits 20000]: how long a search takes over a large fair, for the queries of
// search-index.test.ts: by the engine in memory, as the sandbox runs it; and by the index built with the site, in
// Chromium, including what it fetches. Not a test: it prints tables.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readOptions } from '@fair/build/options.ts'
import { prepare } from '@fair/build/prepare.ts'
import { indexesOf, writeIndex } from '@fair/build/search-index.ts'
import queries from '@fair/build/search-queries.json' with { type: 'json' }
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { openFair } from '@fair/sandbox/db/open.ts'
import { createPlatform } from '@fair/sandbox/platform.ts'
import { fairFold } from '@fair/sandbox/search-corpora.ts'
import { makeFair } from '@fair/sandbox/seed/fair.ts'
import { fairSize } from '@fair/sandbox/size.ts'
import { joinCorpora } from '@fair/search/corpus.ts'
import { findIn } from '@fair/search/engine.ts'
import { Advice } from './advice.mjs'
import { measureBrowser, percentile } from './bench-search/browser.ts'
import { bundleSearch } from './bench-search/site.ts'

const { values } = parseArgs({ options: { exhibits: { type: 'string', default: '20000' } } })
if (!/^[1-9]\d{0,4}$/.test(values.exhibits)) throw new Advice('Usage: npm run bench:search -- [--exhibits 20000]', 2)
/** A quarter of a fair's exhibits belong to other exhibitions. */
const size = String(Math.ceil((Number(values.exhibits) * 4) / 3))
/** How many times the engine runs each query. */
const ROUNDS = 3
/** The results a page shows, each with the reason for the match. */
const SHOWN = 20

const queriesIn = (language: string) => queries.filter((each) => each.language === language).map(({ query }) => query)

function measureEngine() {
  const make = (now: Date) => makeFair({ seed: 'fair', size: fairSize(size), now })
  const { db, fair } = openFair({ file: ':memory:', seed: 'fair', size, origin: SAMPLE_NOW, fresh: SAMPLE_NOW, make })
  const platform = createPlatform(db, fair, () => SAMPLE_NOW)
  const exhibitionId = fair.exhibitions[0]?.exhibitionId ?? ''
  const rows = LANGUAGES.map((language) => {
    const begin = performance.now()
    const kinds = platform.corpora.of(exhibitionId, language)
    const corpora = new Map([...kinds].map(([kind, { corpus }]) => [kind, corpus]))
    for (const corpus of corpora.values()) corpus.readings()
    const source = joinCorpora(corpora, fairFold())
    const made = performance.now() - begin
    const own = queriesIn(language)
    const times: number[] = []
    let slowest = { query: '', time: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of own) {
        const requestedAt = performance.now()
        const found = findIn(query, source)
        for (const kind of corpora.keys()) {
          for (const { row } of found?.rows(kind).slice(0, SHOWN) ?? []) found?.why(kind, row)
        }
        const details = [found?.corrected, found?.marks]
        const time = performance.now() - requestedAt
        if (details && time > slowest.time) slowest = { query, time }
        times.push(time)
      }
    }
    return {
      language,
      exhibits: corpora.get('EXHIBIT')?.documents.length,
      queries: own.length,
      words: [...corpora.values()].reduce((sum, corpus) => sum + corpus.words.all.length, 0),
      'made ms': Math.round(made),
      'p50 ms': percentile(times, 0.5).toFixed(1),
      'p95 ms': percentile(times, 0.95).toFixed(1),
      slow: `${slowest.query} ${slowest.time.toFixed(0)} ms`,
    }
  })
  db.close()
  return rows
}

/** Builds the index of each language; returns where each is, and prints how long it took. */
async function buildIndexes(dir: string) {
  const flags = ['--size', size, '--exhibition', 'current', '--og', 'none', '--now', SAMPLE_NOW.toISOString()]
  const prepared = await prepare(readOptions(flags, {}), null, new Map())
  prepared.close()
  const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1000)
  const before = peakMb()
  const built = [...indexesOf(prepared.run)].map((index) => {
    const write = () => {
      const begin = performance.now()
      const { names } = writeIndex(dir, index, join(dir, 'kept'))
      return { names, ms: Math.round(performance.now() - begin) }
    }
    const [first, again] = [write(), write()]
    const row = {
      language: index.language,
      files: first.names.length,
      'built ms': first.ms,
      'again ms': again.ms,
      'peak MB more': peakMb() - before,
    }
    return { row, manifest: `${index.folder}/index.json`, language: index.language }
  })
  console.log('Built with the site')
  console.table(built.map(({ row }) => row))
  return built
}

const dir = mkdtempSync(join(tmpdir(), 'bench-search-'))
try {
  console.log(`The engine, all of ${values.exhibits} exhibits in memory`)
  console.table(measureEngine())
  const built = await buildIndexes(dir)
  await bundleSearch(dir)
  const rows = await measureBrowser(
    dir,
    built.map(({ language, manifest }) => ({ language, manifest, queries: queriesIn(language) })),
  )
  console.log(
    'In Chromium: what a first answer fetches (brotli 5); the next answers over a fast line, and each again; a first one at 1.6 Mbit/s and 150 ms',
  )
  console.table(rows)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
