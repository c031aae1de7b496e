import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Writes the report of a command, as JSON. The site is published by then: a report that cannot be written is not a
 * failure of the command.
 *
 * @returns a warning if it could not be written; otherwise null
 */
export function writeReport(file: string, report: object): string | null {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    return null
  } catch (error) {
    return `warning: The report could not be written, but the work is done: ${error instanceof Error ? error.message : error}`
  }
}
