import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Report } from './report.ts'

/** Prints what a person needs of a report; the whole goes into a file where one is named. */
export function tellReport(report: Report, file: string | null): void {
  if (file !== null) {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  }
  const { pages, timings, warnings } = report
  for (const warning of warnings.slice(0, 20)) console.warn(`warning: ${warning}`)
  for (const line of toldOf(report)) console.warn(line)
  console.log(
    `${pages.total} pages in ${report.out}: ${pages.new} new, ${pages.changed} changed, ${pages.reused} reused, ${pages.removed} removed, in ${(timings.total / 1000).toFixed(1)} s`,
  )
}

/** What of the platform the site does not have: the first of it, the whole is in the report. */
function* toldOf({ leftOut, oddities }: Report): Generator<string> {
  for (const { tenant, language, call, id, field, reason, isRecord } of leftOut.slice(0, 20)) {
    const what = isRecord ? 'record' : 'field'
    yield `left out (${what}): tenant ${tenant}, ${language}, ${call}, ${id ?? 'no id'}, ${field}: ${reason}`
  }
  if (leftOut.length > 20) yield `left out: ${leftOut.length - 20} more, named in the report (--report FILE)`
  for (const oddity of oddities.slice(0, 20)) yield `read all the same: ${oddity}`
}
