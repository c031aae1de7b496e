// npm run sandbox -- [--port N] [--db FILE] [--size SIZE] [--now TIME]: the sandbox platform by itself, for other front
// ends and curl.
import { parseArgs } from 'node:util'
import { Advice, giveUp } from './advice.mjs'
import { fairClock } from './serve/fair-clock.ts'
import { LOCAL_USE, localOnly, localOnlyUpgrade } from './serve/local-only.ts'
import { atEachMidnight, openRunningFair } from './serve/running-fair.ts'
import { untilSignal } from './serve/until-signal.ts'
import { listen, portOf } from './serve.ts'

const USAGE = `Usage: npm run sandbox -- [--port N] [--db FILE] [--size small|fair|large|N] [--now TIME]
                             [--data DIR] [--files URL] [--files-port N] [--im URL]
  --port  where to listen on 127.0.0.1; 0 takes any free port   (PORT, else 4400)
  --db    the file that keeps what is changed, or :memory:      (.sandbox/fair.db)
  --size  how large the fair is; a number counts its exhibits   (fair)
  --data  the folder of a fair that npm run import has made, in place of the sample fair
  --now   where the clock begins, as 2026-11-19T10:42+08:00      (SANDBOX_NOW, else the machine's time)
  --files the origin by which it names its pictures, streams and uploads, as a platform whose files stand on another
          host does; it listens there too, or at --files-port       (the page's own host)
  --im    the origin by which it names the chat's connection, as ws://localhost:4400   (the page's own host)`

function commandLine() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        db: { type: 'string' },
        size: { type: 'string' },
        now: { type: 'string' },
        data: { type: 'string' },
        files: { type: 'string' },
        'files-port': { type: 'string' },
        im: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

function originOf(flag: string, text: string, scheme: RegExp): string {
  const url = URL.parse(text)
  if (!url || !scheme.test(url.protocol)) throw new Advice(`--${flag} takes an origin, not "${text}".`, 2)
  return `${url.protocol}//${url.host}`
}

async function main() {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const port = portOf(flags.port ?? process.env['PORT'] ?? '4400')
  if (flags.db === '') throw new Advice('--db must name a file, or be :memory:.', 2)
  const files = flags.files === undefined ? undefined : originOf('files', flags.files, /^https?:$/)
  const im = flags.im === undefined ? undefined : originOf('im', flags.im, /^wss?:$/)
  const filesPort = flags['files-port'] ?? (files && new URL(files).port)
  const sandbox = openRunningFair({
    db: flags.db ?? (flags.data === undefined ? '.sandbox/fair.db' : '.sandbox/imported.db'),
    data: flags.data,
    size: flags.size ?? 'fair',
    clock: fairClock(flags.now),
    hosts: files || im ? { im, streams: files, uploads: files, media: files } : undefined,
    tell: console.log,
  })
  const listening = await listen(
    localOnly(sandbox.fetch),
    port,
    (other) => `npm run sandbox -- --port ${other}`,
    localOnlyUpgrade(sandbox.upgrade),
  )
  const listeningToo = filesPort
    ? await listen(localOnly(sandbox.fetch), portOf(filesPort), (other) => `npm run sandbox -- --files-port ${other}`)
    : undefined
  console.log(`http://localhost:${listening.port}/webapi/expo-main/`)
  console.log(LOCAL_USE)
  const stop = atEachMidnight(
    sandbox.now,
    () => {
      const { notice } = sandbox.renew()
      console.log(`${notice ? `${notice} ` : ''}It is ${sandbox.day()}.`)
    },
    giveUp,
  )
  await untilSignal()
  stop()
  await listening.close()
  await listeningToo?.close()
  sandbox.close()
}

await main().catch(giveUp)
process.exit(0)
