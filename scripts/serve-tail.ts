// npm run serve:tail: renders pages on request that a build with --head skipped. See --help and docs/operator.md.
import { bundleOf } from '@fair/build/bundle.ts'
import { adoptBundle } from '@fair/build/bundle-folder.ts'
import { digestSources } from '@fair/build/digests.ts'
import { exitCodeOf } from '@fair/build/exit-code.ts'
import { createLog, logFormat } from '@fair/build/log.ts'
import { logged } from '@fair/deploy/serve/request-log.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { untilSignal } from '@fair/deploy/serve/until-signal.ts'
import { readTailOptions, USAGE } from '@fair/deploy/tail/options.ts'
import { Reader } from '@fair/deploy/tail/reader.ts'
import { createTail } from '@fair/deploy/tail/service.ts'

/** Milliseconds for pending responses when the service is stopped: less than Kubernetes waits (30 s). */
const DRAIN = 20_000

let log = createLog(logFormat(process.argv, process.env))

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(USAGE)
  const options = readTailOptions(args, process.env)
  const { build, port, host } = options
  log = createLog(build.log, build)
  log.about({ domain: build.domain })
  // Selects the production build of React and of other packages.
  process.env['NODE_ENV'] ??= 'production'
  const sources = digestSources()
  if (build.bundle !== null) adoptBundle(build.bundle, sources.code, build.cacheDir)
  const bundle = await bundleOf(sources.code, build.cacheDir)
  const service = createTail(options, bundle, log, {
    reload: () => reader.soon(),
    isRefused: () => reader.isRefused,
    age: () => reader.age(),
  })
  const reader = new Reader(options, sources, log, service.use, () => service.metrics)
  const handler = build.log === 'json' ? logged(service.handler, log) : service.handler
  const listening = await listen(handler, port, (other) => `npm run serve:tail -- --port ${other}`, undefined, host)
  log.result('listening', listening.url, { url: listening.url })
  // A little longer than pending responses may take.
  const ended = untilSignal(DRAIN + 2000)
  try {
    await Promise.race([reader.start(), ended])
    await ended
  } finally {
    service.end()
    await listening.close(DRAIN)
    reader.close()
  }
}

if (import.meta.main) process.exit(await exitCodeOf(main, () => log))
