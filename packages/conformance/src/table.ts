import type { Checked, Verdict } from './checked.ts'

const WORDS: Readonly<Record<Verdict, string>> = {
  fits: 'ok',
  empty: 'EMPTY',
  read: 'note',
  refused: 'refused',
  broken: 'BROKEN',
  silent: 'SILENT',
  skipped: '-',
}

/** The table of a check, one line per call, and a summary line. */
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
  return [...lines, '', ...lostOf(checked).map(lostLine), summaryOf(checked)].join('\n')
}

function summaryOf(checked: readonly Checked[]): string {
  const rules = checked.filter(({ isRule }) => isRule)
  const calls = checked.filter(({ isRule }) => !isRule)
  const count = (verdict: Verdict) => calls.filter((each) => each.verdict === verdict).length
  const checkedCount = calls.length - count('skipped')
  const wrong = count('broken') + count('silent')
  const verdict = wrong === 0 ? 'All answers fit.' : `${wrong} do not fit.`
  const failed = rules.filter((each) => each.verdict === 'broken').length
  const held = rules.length > 0 ? ` ${failed} of ${rules.length} rules are broken.` : ''
  return `${checkedCount} of ${calls.length} calls checked: ${count('fits')} fit, ${count('read')} are accepted in another form, ${count('refused')} refused. ${verdict}${held}`
}

const lostLine = ({ level, name, verdict, loses }: Checked) => `LOST (${level})  ${loses}: ${name} is ${verdict}`

/**
 * The calls that a fair must or should have but lacks: refused, empty, broken, silent, or without anything to request;
 * and the rules that are broken. A rule that could not be checked does not count as lost.
 */
export const lostOf = (checked: readonly Checked[]): Checked[] =>
  checked.filter(
    ({ level, verdict, isRule }) =>
      level !== 'optional' && verdict !== 'fits' && verdict !== 'read' && !(isRule && verdict === 'skipped'),
  )

/** Whether all answers are as declared, and visitors lose nothing that a fair must have. */
export const isSound = (checked: readonly Checked[]): boolean =>
  checked.every(({ verdict, isRule }) => isRule || (verdict !== 'broken' && verdict !== 'silent')) &&
  lostOf(checked).every(({ level }) => level !== 'must')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The table as an HTML page that can be forwarded: the losses first, then every call. */
export function htmlOf(checked: readonly Checked[], platform: string): string {
  const row = (cells: readonly string[], tag = 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const lost = lostOf(checked).map(({ level, loses, name, verdict, detail }) =>
    row([level, loses, name, verdict, detail]),
  )
  const all = checked.map(({ verdict, name, status, ms, call, detail }) =>
    row([WORDS[verdict], name, String(status ?? ''), String(ms ?? ''), call, detail]),
  )
  const table = (heads: readonly string[], rows: readonly string[]) =>
    `<table border="1"><thead>${row(heads, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>contract:check ${escaped(platform)}</title>
<h1>${escaped(platform)}</h1><p>${escaped(summaryOf(checked))}</p>
<h2>Lost</h2>${lost.length === 0 ? '<p>Nothing.</p>' : table(['level', 'what a visitor loses', 'call', 'is', 'detail'], lost)}
<h2>Every call</h2>${table(['', 'call', 'status', 'ms', 'path', 'detail'], all)}</html>
`
}
