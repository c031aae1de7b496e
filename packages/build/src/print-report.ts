import type { Log } from './log.ts'
import type { Report } from './report.ts'
import { writeReport } from './write-report.ts'

/** The first of possibly thousands; the report contains all. */
const MAX_LISTED = 20

/** Prints what a person or a log collector needs from a report; the full report goes into a file if one is named. */
export function printReport(report: Report, file: string | null, log: Log): void {
  const unwritten = file === null ? null : writeReport(file, report)
  if (unwritten !== null) log.warn('warning', unwritten)
  const { pages, timings, warnings, skipped, dataWarnings, peakMb, restarts } = report
  for (const { code } of restarts)
    log.warn('restart', `warning: The engine crashed (${code}); this is the second attempt at the build.`, { code })
  for (const warning of warnings.slice(0, MAX_LISTED)) log.warn('warning', `warning: ${warning}`)
  for (const { tenant, language, call, id, field, reason, isRecord } of skipped.slice(0, MAX_LISTED)) {
    const what = isRecord ? 'record' : 'field'
    const sentence = `skipped (${what}): tenant ${tenant}, ${language}, ${call}, ${id ?? 'no id'}, ${field}: ${reason}`
    log.warn('skipped', sentence, { language, call, id, field })
  }
  if (skipped.length > MAX_LISTED)
    log.warn('skipped', `skipped: ${skipped.length - MAX_LISTED} more, listed in the report (--report FILE)`)
  for (const dataWarning of dataWarnings.slice(0, MAX_LISTED)) log.warn('data warning', `converted: ${dataWarning}`)
  for (const [phase, ms] of Object.entries(timings)) log.info('timing', null, { phase, ms })
  for (const [route, { files, ms }] of Object.entries(report.routes)) log.info('route', null, { route, files, ms })
  const { total, new: isNew, changed, reused, removed } = pages
  log.result(
    'done',
    `${total} pages in ${report.out}: ${isNew} new, ${changed} changed, ${reused} reused, ${removed} removed, in ${(timings.total / 1000).toFixed(1)} s`,
    {
      ...{ pages: total, new: isNew, changed, reused, removed, ms: timings.total, peakMb },
      ...{ warnings: warnings.length, skipped: skipped.length, dataWarnings: dataWarnings.length },
      restarts: restarts.length,
    },
  )
}
