// npm run bench:sandbox [-- --exhibits 20000] [--rounds 300]: how fast the sandbox answers over a large fair, with p50
// and p95 of each kind of call, and whether a build requests anything twice. Not a test: it prints a table.
import { parseArgs } from 'node:util'
import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { type CallHeaders, createClient } from '../src/api/client.ts'
import { loadSite, ONLY_WORKER } from '../src/content/load.ts'
import { noStore } from '../src/content/store.ts'
import { Advice, giveUp } from './advice.mjs'

const USAGE = 'Usage: npm run bench:sandbox -- [--exhibits 20000] [--rounds 300]'

function commandLine() {
  try {
    const text = { type: 'string' } as const
    const { exhibits = '20000', rounds = '300' } = parseArgs({ options: { exhibits: text, rounds: text } }).values
    if (![exhibits, rounds].every((each) => /^[1-9]\d{0,5}$/.test(each))) throw new Error('Both take a whole number.')
    return { exhibits: Number(exhibits), rounds: Number(rounds) }
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

type Query = Readonly<Record<string, string | number>>

interface Kind {
  readonly what: string
  readonly path: string
  query(round: number): Query
}

const search = contract.search.exhibits.path
/** Words that occur in exhibits of the sample fair, in the order of LANGUAGES. */
const WORDS = [
  ['机', '器', '灯'],
  ['machine', 'lamp', 'cable'],
  ['機', '照明', 'ケーブル'],
  ['기', '조명', '케이블'],
] as const
const at = <T>(list: readonly T[], round: number): T => {
  const item = list[round % list.length]
  if (item === undefined) throw new RangeError('an empty list')
  return item
}

/** Kinds of calls; each round uses different values, so that no answer comes from a cache. */
function kindsFor(regions: readonly string[], halls: readonly string[]): Kind[] {
  const some = (values: readonly string[], from: number, count: number) =>
    Array.from({ length: count }, (_, n) => at(values, from + n)).join(',')
  const facets = (round: number) => ({ region: some(regions, round, 4), hall: some(halls, round * 3, 3) })
  const keyword = (round: number) => ({ keyword: at(at(WORDS, round), round >> 2) })
  return [
    { what: 'two facets, a keyword, all counts', path: search, query: (n) => ({ ...facets(n), ...keyword(n) }) },
    { what: 'two facets, all counts', path: search, query: facets },
    { what: 'a keyword, all counts', path: search, query: keyword },
    { what: 'no filter, page 1', path: search, query: () => ({}) },
    { what: 'no filter, a late page', path: search, query: (n) => ({ pageNum: 200 + (n % 50) }) },
    { what: 'A to Z, a keyword', path: search, query: (n) => ({ sort: 'AZ', ...keyword(n) }) },
  ]
}

interface Answer {
  readonly total: number
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>
}

async function send(sandbox: Sandbox, path: string, query: Query, language: string): Promise<Answer> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const request = new Request(`http://localhost/webapi/expo-main${path}?${params}`, { headers: { language } })
  return (await sandbox.fetch(request)).json()
}

function percentile(sorted: readonly number[], part: number): number {
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1))
}

async function measure(sandbox: Sandbox, { what, path, query }: Kind, rounds: number) {
  const times: number[] = []
  let found = 0
  // The first request in each language loads its texts, which a server does only once.
  for (const [n, language] of LANGUAGES.entries()) await send(sandbox, path, query(n), language)
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    const { total } = await send(sandbox, path, query(round), at(LANGUAGES, round))
    times.push(performance.now() - started)
    found += total
  }
  times.sort((a, b) => a - b)
  return {
    call: what,
    'p50 ms': percentile(times, 0.5),
    'p95 ms': percentile(times, 0.95),
    'found on average': Math.round(found / rounds),
  }
}

/** Loads a site as a build does, and counts its requests. */
async function load(): Promise<string> {
  const sandbox = createSandbox({ media: false })
  const requests = new Map<string, number>()
  const items = new Map<string, number>()
  const counting: typeof fetch = async (input, init) => {
    const request = new Request(String(input), init)
    const headers = ['language', 'exhibitionId', 'tenantId'].map((name) => request.headers.get(name))
    const key = [request.method, request.url, ...headers, await request.clone().text()].join(' ')
    count(requests, key)
    const { goodsType, list } = Object(
      await request
        .clone()
        .json()
        .catch(() => null),
    )
    if (Array.isArray(list)) for (const id of list) count(items, [goodsType, id, ...headers].join(' '))
    return sandbox.fetch(request)
  }
  const connect = (headers: CallHeaders) =>
    createClient({
      base: 'http://sandbox',
      product: 'expo',
      headers: () => headers,
      text: (key) => key,
      fetch: counting,
    })
  const started = performance.now()
  await loadSite({
    connect,
    domain: 'localhost',
    exhibition: 'all',
    languages: [],
    worker: ONLY_WORKER,
    store: noStore,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  sandbox.close()
  const twice = [...requests, ...items].filter(([, times]) => times > 1)
  const example = twice[0] ? `, e.g. ${twice[0][0].slice(0, 120)}` : ''
  return [
    `A build's load of the sample fair in four languages: ${requests.size} requests for ${items.size} items in ${seconds} s,`,
    `asked twice: ${twice.length}${example}.`,
  ].join(' ')
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

async function main(): Promise<void> {
  const { exhibits, rounds } = commandLine()
  const started = performance.now()
  const sandbox = createSandbox({ size: exhibits, media: false })
  console.log(`${exhibits} exhibits, filled in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const { facets } = await send(sandbox, search, {}, 'en-US')
  const values = (name: string) => (facets[name] ?? []).filter(({ count }) => count > 0).map(({ value }) => value)
  const rows = []
  for (const kind of kindsFor(values('region'), values('hall'))) rows.push(await measure(sandbox, kind, rounds))
  console.table(rows)
  sandbox.close()
  console.log(await load())
}

await main().catch(giveUp)
