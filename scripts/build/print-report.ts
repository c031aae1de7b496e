import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Log } from '../log.ts'
import type { Report } from './report.ts'

/** Of what there may be thousands of, the first; the whole is in the report. */
const TOLD = 20

/** Says what a person, or a collector of logs, needs of a report; the whole goes into a file where one is named. */
export function printReport(report: Report, file: string | null, log: Log): void {
  if (file !== null) {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  }
  const { pages, timings, warnings, leftOut, oddities, peakMb, restarts } = report
  for (const { code } of restarts)
    log.warn('restart', `warning: The engine crashed (${code}); this is the second attempt at the build.`, { code })
  for (const warning of warnings.slice(0, TOLD)) log.warn('warning', `warning: ${warning}`)
  for (const { tenant, language, call, id, field, reason, isRecord } of leftOut.slice(0, TOLD)) {
    const what = isRecord ? 'record' : 'field'
    const sentence = `left out (${what}): tenant ${tenant}, ${language}, ${call}, ${id ?? 'no id'}, ${field}: ${reason}`
    log.warn('left out', sentence, { language, call, id, field })
  }
  if (leftOut.length > TOLD)
    log.warn('left out', `left out: ${leftOut.length - TOLD} more, named in the report (--report FILE)`)
  for (const oddity of oddities.slice(0, TOLD)) log.warn('oddity', `read all the same: ${oddity}`)
  for (const [phase, ms] of Object.entries(timings)) log.info('timing', null, { phase, ms })
  for (const [route, { files, ms }] of Object.entries(report.routes)) log.info('route', null, { route, files, ms })
  const { total, new: isNew, changed, reused, removed } = pages
  log.result(
    'done',
    `${total} pages in ${report.out}: ${isNew} new, ${changed} changed, ${reused} reused, ${removed} removed, in ${(timings.total / 1000).toFixed(1)} s`,
    {
      ...{ pages: total, new: isNew, changed, reused, removed, ms: timings.total, peakMb },
      ...{ warnings: warnings.length, leftOut: leftOut.length, oddities: oddities.length },
      restarts: restarts.length,
    },
  )
}
