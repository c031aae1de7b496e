import { parseArgs } from 'node:util'
import { FLAGS, SWITCHES } from '@fair/build/flags.ts'
import { type BuildOptions, readOptions } from '@fair/build/options.ts'
import { Advice } from '../../../../scripts/advice.mjs'
import { portOf } from '../serve/server.ts'

/** The options of the tail service, and its limits. */
export interface TailOptions {
  /** The options of the build that prerendered the other pages, so that both render the same. */
  build: BuildOptions
  port: number
  host: string
  /** Maximum number of exhibits that are requested from the platform concurrently. */
  renders: number
  /** Maximum number of waiting requests; further ones are answered 503. */
  queue: number
  cacheMb: number
  /** Maximum wait of a request for its page, in milliseconds. */
  timeout: number
  /** Seconds between two readings of the platform's lists. */
  poll: number
  /** Seconds for which a CDN may treat a page as fresh, and as stale while it requests a new one. */
  fresh: number
  stale: number
  /** The secret of the platform's webhook (TAIL_PURGE_SECRET); null: purging is disabled. */
  secret: string | null
}

export const USAGE = `Usage: npm run serve:tail -- [flags of the build: --platform URL --domain HOST …]
                             [--port N] [--host ADDRESS] [--renders N] [--queue N] [--cache-mb N] [--timeout SECONDS]
                             [--poll SECONDS] [--fresh SECONDS] [--stale SECONDS]
  --port      port to listen on                                      (PORT, else 4323)
  --host      the address to listen on                               (127.0.0.1)
  --renders   exhibits requested from the platform concurrently      (8)
  --queue     requests that may wait in addition; more get 503       (256)
  --cache-mb  memory for pages                                       (256)
  --timeout   seconds that a request waits for a page                (10)
  --poll      seconds between two reads of the platform's lists      (300)
  --fresh     seconds for which a CDN considers a page fresh         (300)
  --stale     seconds for which it may serve it while revalidating   (86400)
A webhook must send the environment variable TAIL_PURGE_SECRET in X-Purge-Secret.`

const NUMBERS = { renders: 8, queue: 256, 'cache-mb': 256, timeout: 10, poll: 300, fresh: 300, stale: 86_400 } as const

/** @throws {Advice} (2) wrong usage; BuildFailure (2) for a wrong flag of the build */
export function readTailOptions(args: string[], env: NodeJS.ProcessEnv): TailOptions {
  const text = { type: 'string' } as const
  const own = ['port', 'host', ...Object.keys(NUMBERS)]
  const options = Object.fromEntries([
    ...[...own, ...FLAGS].map((name) => [name, text] as const),
    ...SWITCHES.map((name) => [name, { type: 'boolean' }] as const),
  ])
  let values: Record<string, string | boolean | (string | boolean)[] | undefined>
  try {
    values = parseArgs({ args, options, strict: true }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
  const numberOf = (name: keyof typeof NUMBERS) => {
    const given = String(values[name] ?? NUMBERS[name])
    if (!/^\d{1,7}$/.test(given)) throw new Advice(`--${name} takes a number, not "${given}".\n${USAGE}`, 2)
    return Number(given)
  }
  const flags = FLAGS.flatMap((name) => (values[name] === undefined ? [] : [`--${name}`, String(values[name])]))
  const switches = SWITCHES.flatMap((name) => (values[name] ? [`--${name}`] : []))
  const build = readOptions([...flags, ...switches], env)
  if (build.og === 'all')
    throw new Advice(
      '--og all renders a picture of every exhibit, but the pages of this service have none: build with --head and --og main or none, and pass the same flags here.',
      2,
    )
  return {
    // This service can render every exhibit: hosts request only those that the build did not prerender. One service is
    // enough for a build of any number of shards.
    build: { ...build, shard: null, head: { count: 0, visited: [] } },
    port: portOf(String(values['port'] ?? env['PORT'] ?? '4323')),
    host: String(values['host'] ?? '127.0.0.1'),
    renders: Math.max(1, numberOf('renders')),
    queue: numberOf('queue'),
    cacheMb: numberOf('cache-mb'),
    timeout: numberOf('timeout') * 1000,
    poll: numberOf('poll'),
    fresh: numberOf('fresh'),
    stale: numberOf('stale'),
    secret: env['TAIL_PURGE_SECRET'] || null,
  }
}
