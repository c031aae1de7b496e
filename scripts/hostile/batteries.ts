import type { Battery } from './battery.ts'
import { edits } from './edits.ts'
import { kills } from './kills.ts'
import { machine } from './machine.ts'
import { readers } from './readers.ts'
import { strangers } from './strangers.ts'
import { tenants } from './tenants.ts'

/** All of them, in the order in which they run. */
export const BATTERIES: readonly Battery[] = [strangers, tenants, readers, kills, edits, machine]
