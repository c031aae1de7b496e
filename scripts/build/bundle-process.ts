// node scripts/build/bundle-process.ts DIR: Astro bundles the pages' code into DIR/server and what browsers load into
// DIR/client. A process of its own, so that the bundler's memory is free again before the first page is rendered.
import { join } from 'node:path'
import { build as astro } from 'astro'
import { EXIT } from '../../src/content/failure.ts'
import { root } from './digests.ts'
import { diskFailure } from './disk-failure.ts'

const dir = process.argv[2]
if (!dir) throw new Error('Usage: bundle-process.ts DIR')
process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
process.env['FAIR_BUNDLE_SERVER'] = join(dir, 'server')
process.env['FAIR_BUNDLE_CLIENT'] = join(dir, 'client')
try {
  const cacheDir = join(dir, 'cache')
  const vite = { cacheDir: join(cacheDir, 'vite') }
  // Types for editors are the checks' (npm test): a build writes nothing into the checkout, which may be read-only.
  const withoutTypes = { devOutput: false, sync: false }
  await astro({ root, outDir: join(dir, 'client'), logLevel: 'error', cacheDir, vite }, withoutTypes)
} catch (error) {
  const failure = diskFailure(error)
  console.error(failure?.message ?? error)
  process.exit(failure?.exitCode ?? EXIT.internal)
}
process.exit(0)
