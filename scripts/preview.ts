// npm run preview -- --dir DIR [--port N] [--platform URL|none] [--log json]: serves a built site as a tenant would.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createLog, logFormOf } from '@fair/build/log.ts'
import { SHARD_FILE } from '@fair/build/release.ts'
import { fairClock } from '@fair/deploy/local/fair-clock.ts'
import { openPlatform } from '@fair/deploy/serve/platform.ts'
import { logged } from '@fair/deploy/serve/request-log.ts'
import { createSite, listen, portOf } from '@fair/deploy/serve/server.ts'
import { untilSignal } from '@fair/deploy/serve/until-signal.ts'
import { Advice, giveUp } from './advice.mjs'

const USAGE = `Usage: npm run preview -- [--dir DIR] [--port N] [--platform URL|none] [--size small|fair|large|N]
                             [--now TIME] [--data DIR] [--prerender] [--log text|json]
  --dir       the built site; HOST=DIR, repeatable, serves several           (dist)
  --port      port to listen on at 127.0.0.1                                 (PORT, else 4322)
  --platform  platform for the site's calls; without it, an embedded sandbox (PLATFORM_URL)
  --size      the sandbox's size
  --data      folder of a fair made by npm run import, instead of the sample fair
  --now       start of the sandbox's clock, as in 2026-11-19T10:42+08:00; without it, the clock is stopped at
              the moment around which npm run build -- --sandbox creates its fair         (SANDBOX_NOW)
  --prerender browsers prerender pages on hover or touch; otherwise they only fetch them
  --log       json: logs each request as one object per line                 (text)`

function commandLine() {
  try {
    return parseArgs({
      options: {
        dir: { type: 'string', multiple: true },
        port: { type: 'string' },
        platform: { type: 'string' },
        size: { type: 'string' },
        now: { type: 'string' },
        data: { type: 'string' },
        prerender: { type: 'boolean' },
        log: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

/** Maps `dist` or `b.localhost=dist-b` to a host (`*` for any) and an existing folder. */
function siteOf(given: string): [string, string] {
  const cut = given.indexOf('=')
  const host = cut < 0 ? '*' : given.slice(0, cut)
  const folder = path.resolve(given.slice(cut + 1))
  if (fs.existsSync(path.join(folder, SHARD_FILE))) {
    throw new Advice(`${folder} contains a shard of a site: merge all shards with npm run build:merge.`)
  }
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Advice(`${folder} contains no built site: build one with npm run build -- --out ${given.slice(cut + 1)}.`)
  }
  return [host, folder]
}

async function main() {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const form = logFormOf(flags.log ?? 'text')
  if (form === null) throw new Advice(`--log takes text or json, not "${flags.log}".\n${USAGE}`, 2)
  const log = createLog(form)
  const sites = Object.fromEntries((flags.dir ?? ['dist']).map(siteOf))
  const port = portOf(flags.port ?? process.env['PORT'] ?? '4322')
  const clock = fairClock(flags.now)
  const platform = await openPlatform({
    platform: flags.platform ?? process.env['PLATFORM_URL'],
    size: flags.size,
    data: flags.data,
    now: clock.isPinned ? clock.now : undefined,
  })
  const site = createSite({
    sites,
    platform: platform.handler,
    archives: path.resolve('.cache/archives'),
    prerenders: flags.prerender,
  })
  const listening = await listen(
    form === 'json' ? logged(site, log) : site,
    port,
    (other) => `npm run preview -- --port ${other}`,
    platform.upgrade,
  )
  const names = Object.keys(sites).map((host) => (host === '*' ? 'localhost' : host))
  for (const name of names) {
    const url = `http://${name}:${listening.port}/`
    log.result('listening', url, { url })
  }
  await untilSignal()
  await listening.close()
  await platform.close()
}

await main().catch(giveUp)
process.exit(0)
