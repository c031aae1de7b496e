// Logs the calls that sandboxes serve in a test run (check-calls.ts).
import fs from 'node:fs'
import path from 'node:path'

/**
 * Appends each call that a sandbox serves to the file SERVED_CALLS, once per process, as a line `GET /path/{id}`.
 * Several processes may write the same file: scripts/check-calls.ts reads the calls of a test run's
 * builds and stories.
 *
 * @returns undefined if the variable is not set
 */
export function callLog(file = process.env['SERVED_CALLS']): ((call: string) => void) | undefined {
  if (!file) return undefined
  const known = new Set<string>()
  // A stage that runs alone in a fresh clone may be the first to write there.
  fs.mkdirSync(path.dirname(file), { recursive: true })
  return (call) => {
    if (known.has(call)) return
    known.add(call)
    fs.appendFileSync(file, `${call}\n`)
  }
}
