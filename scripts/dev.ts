// npm run dev [-- --port N] [--platform URL] [--domain HOST]: the site with every file change shown at once, over the
// sandbox or a platform. Pages are rendered on request; the content is read once, at the start.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@fair/build/digests.ts'
import { readOptions } from '@fair/build/options.ts'
import { prepare } from '@fair/build/prepare.ts'
import { devPlatform } from '@fair/deploy/local/dev-platform.ts'
import { fairClock } from '@fair/deploy/local/fair-clock.ts'
import { atEachMidnight, openRunningFair } from '@fair/deploy/local/running-fair.ts'
import { localOnly, localOnlyUpgrade } from '@fair/deploy/serve/local-only.ts'
import { proxyTo, upgradeTo } from '@fair/deploy/serve/proxy.ts'
import { listen, portOf } from '@fair/deploy/serve/server.ts'
import { untilSignal } from '@fair/deploy/serve/until-signal.ts'
import { sampleSkins } from '@fair/sandbox/seed/sample-skins.ts'
import { dev } from 'astro'
import { setBuild } from '../src/content/build-context.ts'
import { Advice, giveUp } from './advice.mjs'

const USAGE = `Usage: npm run dev [-- --port N] [--platform URL] [--domain HOST] [--size small|fair|large|N]
                         [--now TIME]
  --port      port to listen on at 127.0.0.1                            (PORT, else 4321)
  --platform  address of the platform; without it, the sandbox          (PLATFORM_URL)
  --domain    the tenant's host; in the sandbox localhost or b.localhost (localhost)
  --size      the sandbox's size                                        (small)
  --now       start of the sandbox's clock, as in 2026-11-19T10:42+08:00 (SANDBOX_NOW, else the machine's time)`

function commandLine() {
  try {
    const text = { type: 'string' } as const
    const options = {
      port: text,
      platform: text,
      domain: text,
      size: text,
      now: text,
      help: { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

async function main(): Promise<void> {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const ended = untilSignal()
  const port = portOf(flags.port ?? process.env['PORT'] ?? '4321')
  // Checked before all else: Vite reports it late and without a clear sentence.
  await (
    await listen(
      () => new Response(),
      port,
      (other) => `npm run dev -- --port ${other}`,
    )
  ).close()
  const given = flags.platform ?? process.env['PLATFORM_URL']
  const sandbox = given
    ? undefined
    : openRunningFair({
        db: path.join(root, '.sandbox', `dev-${port}.db`),
        size: flags.size ?? 'small',
        clock: fairClock(flags.now),
        announce: console.log,
      })
  const listening = sandbox && (await listen(sandbox.fetch, 0, String))
  const platform = given ?? `http://127.0.0.1:${listening?.port}`

  const args = ['--platform', platform, '--domain', flags.domain ?? 'localhost', '--origin', `http://localhost:${port}`]
  const options = readOptions(sandbox ? [...args, '--now', sandbox.now().toISOString()] : args, {})
  console.log(`Reading ${options.domain} from ${sandbox ? 'the sandbox' : platform} …`)
  if (sandbox) process.env['BUILD_SKINS'] ??= JSON.stringify(sampleSkins())
  const { run, warnings, close } = await prepare(options, null, new Map())
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  setBuild(run)

  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  const server = await dev({
    root,
    site: options.origin,
    server: { port, host: '127.0.0.1' },
    vite: {
      server: { strictPort: true },
      plugins: [
        devPlatform(
          sandbox ? localOnly(sandbox.fetch) : proxyTo(platform),
          sandbox ? localOnlyUpgrade(sandbox.upgrade) : upgradeTo(platform),
        ),
      ],
    },
  })
  // The loaded content does not change, so that nothing disappears from a page that somebody is working on.
  const stop = sandbox
    ? atEachMidnight(sandbox, () => console.log(`It is ${sandbox.day()}: restart npm run dev for its pages.`), giveUp)
    : () => {}
  await ended
  stop()
  await server.stop()
  close()
  await listening?.close()
  sandbox?.close()
}

await main().catch(giveUp)
process.exit(0)
