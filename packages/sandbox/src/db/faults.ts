import type { Area } from './area.ts'

/** Faults that a developer has switched on (faults/switches.ts), by call. */
export const faultsArea: Area = {
  name: 'faults',
  version: 1,
  tables: ['CREATE TABLE fault_switch (call TEXT PRIMARY KEY, fault TEXT NOT NULL) WITHOUT ROWID'],
}
