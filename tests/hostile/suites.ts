import { badValues } from './bad-values.ts'
import { edits } from './edits.ts'
import { fields } from './fields.ts'
import { foreignFiles } from './foreign-files.ts'
import { kills } from './kills.ts'
import { machine } from './machine.ts'
import { otherPlatforms } from './other-platforms.ts'
import { readers } from './readers.ts'
import { slowPlatforms } from './slow-platforms.ts'
import type { HostileSuite } from './suite.ts'
import { tenants } from './tenants.ts'

/** All of them, in the order in which they run. */
export const SUITES: readonly HostileSuite[] = [
  fields,
  badValues,
  otherPlatforms,
  slowPlatforms,
  foreignFiles,
  tenants,
  readers,
  kills,
  edits,
  machine,
]
