import type { Database } from '../db/database.ts'
import { type Fault, parseFault, writtenFault } from './faults.ts'

/** The switch for every call that has no switch itself. */
export const EVERY_CALL = '*'

/** The active faults, by call (`GET /api/v2/languages/query`) or for every call; stored in the database. */
export interface FaultSwitches {
  /** The fault of a call: its own, otherwise that of every call. */
  of(call: string): Fault | undefined
  /** Switches a fault on, or off with undefined. */
  set(call: string, fault: Fault | undefined): void
  all(): ReadonlyMap<string, Fault>
}

export function createSwitches(db: Database): FaultSwitches {
  const all = () => {
    const rows = db.all<{ call: string; fault: string }>('SELECT call, fault FROM fault_switch ORDER BY call')
    return new Map(
      rows.flatMap(({ call, fault }) => {
        const parsed = parseFault(fault)
        return parsed ? [[call, parsed] as const] : []
      }),
    )
  }
  return {
    all,
    of: (call) => {
      const switched = all()
      return switched.get(call) ?? switched.get(EVERY_CALL)
    },
    set: (call, fault) => {
      if (fault) db.run('INSERT OR REPLACE INTO fault_switch VALUES (?, ?)', call, writtenFault(fault))
      else db.run('DELETE FROM fault_switch WHERE call = ?', call)
    },
  }
}
