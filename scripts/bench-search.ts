// npm run bench:search [-- --exhibits 20000]: how long a search takes over a large fair, by the engine as the browser runs
// it, for the queries that search-index.test.ts asks. No test: it prints a table.
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../src/domain/language.ts'
import type { Corpus } from '../src/domain/search-corpus.ts'
import { findIn } from '../src/domain/search-engine.ts'
import { SAMPLE_NOW } from '../src/sandbox/app.ts'
import { openFair } from '../src/sandbox/db/open.ts'
import { createPlatform } from '../src/sandbox/platform.ts'
import { fairFold } from '../src/sandbox/search-corpora.ts'
import { makeFair } from '../src/sandbox/seed/fair.ts'
import { fairSize } from '../src/sandbox/size.ts'
import { Advice } from './advice.mjs'
import queries from './build/search-queries.json' with { type: 'json' }

const { values } = parseArgs({ options: { exhibits: { type: 'string', default: '20000' } } })
const size = values.exhibits
if (!/^[1-9]\d{0,5}$/.test(size)) throw new Advice('Usage: npm run bench:search -- [--exhibits 20000]', 2)
/** Times that each query is asked. */
const ROUNDS = 3
/** What a page shows, each with why it was found. */
const SHOWN = 20

const make = (now: Date) => makeFair({ seed: 'fair', size: fairSize(size), now })
const { db, fair } = openFair({ file: ':memory:', seed: 'fair', size, origin: SAMPLE_NOW, fresh: SAMPLE_NOW, make })
const platform = createPlatform(db, fair, () => SAMPLE_NOW)
const exhibitionId = fair.exhibitions[0]?.exhibitionId ?? ''
const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]?.toFixed(1)

const rows = LANGUAGES.map((language) => {
  const begin = performance.now()
  const kinds = platform.corpora.of(exhibitionId, language)
  const corpora = new Map<string, Corpus>([...kinds].map(([kind, { corpus }]) => [kind, corpus]))
  for (const corpus of corpora.values()) corpus.readings()
  const made = performance.now() - begin
  const own = queries.filter((each) => each.language === language)
  const times: number[] = []
  let slowest = { query: '', time: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { query } of own) {
      const asked = performance.now()
      const found = findIn(query, corpora, fairFold())
      for (const kind of corpora.keys()) {
        for (const { row } of found?.rows(kind).slice(0, SHOWN) ?? []) found?.why(kind, row)
      }
      const told = [found?.corrected, found?.marks]
      const time = performance.now() - asked
      if (told && time > slowest.time) slowest = { query, time }
      times.push(time)
    }
  }
  const slow = `${slowest.query} ${slowest.time.toFixed(0)} ms`
  const words = [...corpora.values()].reduce((sum, corpus) => sum + corpus.words.length, 0)
  return {
    language,
    queries: own.length,
    'made ms': Math.round(made),
    words,
    'p50 ms': percentile(times, 0.5),
    'p95 ms': percentile(times, 0.95),
    slow,
  }
})
console.log(`${size} exhibits`)
console.table(rows)
db.close()
