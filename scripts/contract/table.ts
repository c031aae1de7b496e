import type { Checked, Verdict } from './check.ts'

const WORDS: Readonly<Record<Verdict, string>> = {
  fits: 'ok',
  read: 'note',
  refused: 'refused',
  broken: 'BROKEN',
  silent: 'SILENT',
  skipped: '-',
}

/** The table of a check, a line a call, and a line that sums it up. */
export function tableOf(checked: readonly Checked[]): string {
  const rows = checked.map(({ name, call, verdict, status, ms, detail }) => [
    WORDS[verdict],
    name,
    status === null ? '' : String(status),
    ms === null ? '' : `${ms} ms`,
    detail === '' ? call : `${call}: ${detail}`,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 2 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  '),
  )
  return [...lines, '', summaryOf(checked)].join('\n')
}

function summaryOf(checked: readonly Checked[]): string {
  const count = (verdict: Verdict) => checked.filter((each) => each.verdict === verdict).length
  const asked = checked.length - count('skipped')
  const wrong = count('broken') + count('silent')
  const verdict = wrong === 0 ? 'All answers fit.' : `${wrong} do not fit.`
  return `${asked} of ${checked.length} calls asked: ${count('fits')} fit, ${count('read')} are read though written otherwise, ${count('refused')} refused. ${verdict}`
}

/** Whether all that answered is as declared. */
export const isSound = (checked: readonly Checked[]): boolean =>
  checked.every(({ verdict }) => verdict !== 'broken' && verdict !== 'silent')
