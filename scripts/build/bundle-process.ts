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
  await astro({ root, outDir: join(dir, 'client'), logLevel: 'error', cacheDir: join(dir, 'cache') })
} catch (error) {
  const failure = diskFailure(error)
  console.error(failure?.message ?? error)
  process.exit(failure?.exitCode ?? EXIT.internal)
}
process.exit(0)
