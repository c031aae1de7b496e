import fs from 'node:fs'
import path from 'node:path'
import type { Data, DataName } from './schema.ts'

/**
 * Reads a table of the sample fair, `data/<name>.json`. Its content is checked against its schema by load.test.ts and
 * not here, so that a start neither waits for that nor loads the schemas: only their types are used.
 */
export function load<Name extends DataName>(name: Name): Data[Name] {
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'))
}
