// node packages/build/src/bundle-process.ts DIR: Astro bundles the pages' code into DIR/server and the browsers' files into
// DIR/client. A separate process, so that the bundler's memory is free again before the first page is rendered.
import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { build as astro } from 'astro'
import { root } from './digests.ts'
import { diskFailure } from './disk-failure.ts'
import { filesBelow } from './output.ts'

/** Source maps are for reading error reports, and never published. */
function moveMaps(client: string, maps: string): void {
  for (const file of [...filesBelow(client)].filter((each) => each.endsWith('.map'))) {
    mkdirSync(dirname(join(maps, file)), { recursive: true })
    renameSync(join(client, file), join(maps, file))
  }
}

const dir = process.argv[2]
if (!dir) throw new Error('Usage: bundle-process.ts DIR')
// The parent process has exited, so nothing needs the bundle.
process.on('disconnect', () => process.exit(1))
process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
process.env['FAIR_BUNDLE_SERVER'] = join(dir, 'server')
process.env['FAIR_BUNDLE_CLIENT'] = join(dir, 'client')
try {
  const cacheDir = join(dir, 'cache')
  const vite = { cacheDir: join(cacheDir, 'vite') }
  // Only checks (npm test) need types for editors: a build writes nothing into the checkout, which may be read-only.
  const withoutTypes = { devOutput: false, sync: false }
  await astro({ root, outDir: join(dir, 'client'), logLevel: 'error', cacheDir, vite }, withoutTypes)
  moveMaps(join(dir, 'client'), join(dir, 'maps'))
} catch (error) {
  const failure = diskFailure(error)
  console.error(failure?.message ?? error)
  process.exit(failure?.exitCode ?? EXIT.internal)
}
process.exit(0)
