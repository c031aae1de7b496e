import { badValues } from './bad-values.ts'
import type { HostileSuite } from './battery.ts'
import { edits } from './edits.ts'
import { fields } from './fields.ts'
import { kills } from './kills.ts'
import { machine } from './machine.ts'
import { otherPlatforms } from './other-platforms.ts'
import { readers } from './readers.ts'
import { slowPlatforms } from './slow-platforms.ts'
import { foreignFiles } from './strangers.ts'
import { tenants } from './tenants.ts'

/** All of them, in the order in which they run. */
export const BATTERIES: readonly HostileSuite[] = [
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
