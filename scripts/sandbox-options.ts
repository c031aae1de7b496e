// The flags of npm run sandbox.
import { parseArgs } from 'node:util'
import { fairClock } from '@fair/deploy/local/fair-clock.ts'
import { portOf } from '@fair/deploy/serve/server.ts'
import { Advice } from './advice.mjs'

export const USAGE = `Usage: npm run sandbox -- [--port N] [--db FILE] [--size small|fair|large|N] [--now TIME]
                             [--data DIR] [--files URL] [--files-port N] [--im URL]
  --port  port to listen on at 127.0.0.1; 0 uses any free port  (PORT, else 4400)
  --db    the file that stores the changes, or :memory:         (.sandbox/fair.db)
  --size  size of the fair; a number sets its exhibits          (fair)
  --data  folder of a fair made by npm run import, instead of the sample fair
  --now   start of the clock, as in 2026-11-19T10:42+08:00       (SANDBOX_NOW, else the machine's time)
  --files origin for the addresses of its pictures, streams and uploads, like a platform whose files are on another
          host; it also listens there, or at --files-port           (the page's own host)
  --im    origin for the address of the chat's connection, as in ws://localhost:4400   (the page's own host)`

function flagsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
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

/**
 * Where the sandbox listens and what it serves; null if the usage should be shown.
 *
 * @throws Advice with the exit code for wrong flags
 */
export function readSandboxOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const flags = flagsOf(args)
  if (flags.help) return null
  const port = portOf(flags.port ?? env['PORT'] ?? '4400')
  if (flags.db === '') throw new Advice('--db must name a file, or be :memory:.', 2)
  const files = flags.files === undefined ? undefined : originOf('files', flags.files, /^https?:$/)
  const im = flags.im === undefined ? undefined : originOf('im', flags.im, /^wss?:$/)
  const filesPort = flags['files-port'] ?? (files && new URL(files).port)
  return {
    port,
    filesPort: filesPort ? portOf(filesPort) : null,
    fair: {
      db: flags.db ?? (flags.data === undefined ? '.sandbox/fair.db' : '.sandbox/imported.db'),
      data: flags.data,
      size: flags.size ?? 'fair',
      clock: fairClock(flags.now),
      hosts: files || im ? { im, streams: files, uploads: files, media: files } : undefined,
    },
  }
}
