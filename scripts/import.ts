// npm run import: converts an organiser's spreadsheets to a folder that the sandbox platform opens instead of its
// sample fair (npm run build -- --data DIR, npm start -- --data DIR). See --help and docs/operator.md.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitCodeOf } from '@fair/build/exit-code.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { isColour, isDay, isZone } from '@fair/contract/rules/platform-values.ts'
import { type CellContext, Cells, type ImportWarning } from '@fair/sandbox/import/cells.ts'
import { planFeatures, renderPlan } from '@fair/sandbox/import/floor-plan.ts'
import { OutputFolder } from '@fair/sandbox/import/output-folder.ts'
import { openPictures } from '@fair/sandbox/import/pictures.ts'
import { type Row, readTable } from '@fair/sandbox/import/read-table.ts'
import { recordsOf } from '@fair/sandbox/import/records.ts'
import { DATA_FILE, type ImportedData, readImported } from '@fair/sandbox/imported/data.ts'
import { same, type Text } from '@fair/sandbox/seed/text.ts'
import { sanitise } from '../src/content/sanitise.ts'

const USAGE = `Usage: npm run import -- --exhibitors FILE --exhibits FILE --out DIR [--fair FILE] [--pictures DIR] [--floor-plan FILE]
                         [--domain HOST] [--language zh-CN] [--left-out PERCENT] [--report FILE]
  --exhibitors, --exhibits  xlsx or csv; the columns are in docs/import/README.md
  --fair        name, venue, days … of the fair, one per row
  --pictures    folder of pictures: named in the spreadsheets, or after the id of the record that they show
  --floor-plan  SVG, or GeoJSON with a polygon for each booth
  --domain      the host of the site                                       (localhost)
  --language    of texts whose column names no language                    (zh-CN)
  --out         a new folder, or the output of an earlier import; other files in it are left unchanged
  --left-out    percent of the rows that may be skipped; more: exit code 5 (10)
  --report      every invalid row and cell, as JSON`

const usage = (sentence: string) => new BuildFailure(EXIT.usage, `${sentence}\n${USAGE}`)

function commandLine() {
  const text = { type: 'string' } as const
  const files = { exhibitors: text, exhibits: text, fair: text, pictures: text, 'floor-plan': text, out: text }
  const options = {
    ...files,
    domain: text,
    language: text,
    'left-out': text,
    report: text,
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

async function main(): Promise<void> {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const { exhibitors: makersFile, exhibits: goodsFile, out } = flags
  if (!makersFile || !goodsFile || !out) throw usage('--exhibitors, --exhibits and --out are required.')
  const language = matchLanguage(flags.language ?? 'zh-CN', LANGUAGES)
  if (!language) throw usage(`--language takes ${LANGUAGES.join(', ')}, not "${flags.language}".`)
  const most = Number(flags['left-out'] ?? '10')
  if (!(most >= 0 && most <= 100)) throw usage(`--left-out takes 0 to 100, not "${flags['left-out']}".`)
  const domain = flags.domain ?? 'localhost'
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(domain)) throw usage(`--domain takes a host name, not "${domain}".`)

  const folder = new OutputFolder(out)
  try {
    await makeFair({ makersFile, goodsFile, flags, language, domain, most }, folder)
  } finally {
    folder.discard()
  }
  console.log(
    `View it with npm start -- --data ${out}, build it with npm run build -- --data ${out} --domain ${domain}`,
  )
}

interface ImportOptions {
  makersFile: string
  goodsFile: string
  flags: ReturnType<typeof commandLine>
  language: Language
  domain: string
  /** The percentage of rows that may be skipped. */
  most: number
}

/** @throws BuildFailure (5) too many rows were skipped; the folder is unchanged */
async function makeFair(importOptions: ImportOptions, folder: OutputFolder): Promise<void> {
  const { makersFile, goodsFile, flags, language, domain, most } = importOptions
  const warnings: ImportWarning[] = []
  const cellContext: CellContext = { language, addWarning: (warning) => void warnings.push(warning), sanitise }
  const [makers, goods] = [await readTable(makersFile, 'exhibitors'), await readTable(goodsFile, 'exhibits')]
  const about = flags.fair === undefined ? { rows: [], unknown: [] } : await readTable(flags.fair, 'fair')
  const pictures = openPictures(flags.pictures, folder.draft)
  const records = await recordsOf(makers.rows, goods.rows, { ...cellContext, pictures })
  const planFile = flags['floor-plan']
  const plan = planFile === undefined ? null : await planOf(planFile, folder.draft, pictures.add)
  const floorPlan = planFile === undefined || isDrawing(planFile) ? [] : planFeatures(readFileSync(planFile, 'utf8'))
  const data: ImportedData = {
    form: 1,
    made: new Date(machineTime()).toISOString(),
    ...factsOf(about.rows, domain, cellContext),
    plan,
    floorPlan,
    ...records,
  }
  writeFileSync(join(folder.draft, DATA_FILE), `${JSON.stringify(data, null, 1)}\n`)
  // The result is read once here as a build reads it: data that a build rejects never replaces the existing folder.
  readImported(folder.draft)

  const rows = makers.rows.length + goods.rows.length
  const skipped = warnings.filter(({ isRow }) => isRow).length
  for (const { file, unknown } of [makers, goods])
    if (unknown.length > 0) console.warn(`${file}: unknown columns ${unknown.map((each) => `"${each}"`).join(', ')}`)
  report(warnings, rows, flags.report)
  const { exhibitors, exhibits } = records
  console.log(`${exhibitors.length} exhibitors and ${exhibits.length} exhibits, ${skipped} of ${rows} rows skipped`)
  if (rows === 0 || exhibitors.length === 0 || skipped > (rows * most) / 100) {
    throw new BuildFailure(
      EXIT.contract,
      `More than ${most} % of the rows are invalid (--left-out): ${flags.out} is unchanged.`,
    )
  }
  folder.publish()
}

type Facts = Omit<
  ImportedData,
  'form' | 'made' | 'plan' | 'floorPlan' | 'industries' | 'categories' | 'exhibitors' | 'exhibits'
>

/** The values of the fair's sheet, by its first column; missing ones stay undefined. */
function factsOf(rows: readonly Row[], domain: string, context: CellContext): Facts {
  const byField = new Map(
    rows.map((row) => {
      const cells = new Cells(row, context)
      return [cells.one('field').toLowerCase().replaceAll(/[_-]+/g, ' '), cells] as const
    }),
  )
  const text = (field: string, otherwise: Text = same('')): Text => byField.get(field)?.text('value') ?? otherwise
  const one = (field: string, is: (value: string) => boolean): string | null => {
    const [value] = text(field)
    if (value === '' || is(value)) return value || null
    byField.get(field)?.warn('value', `no ${field}`)
    return null
  }
  const firstDay = one('first day', isDay)
  const lastDay = one('last day', isDay)
  const length = firstDay && lastDay ? (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1 : 0
  return {
    domain,
    name: text('name', same(domain)),
    summary: text('summary'),
    ...{ venue: text('venue'), city: text('city'), address: text('address') },
    firstDay,
    days: length >= 1 && length <= 366 ? length : 5,
    zone: one('zone', isZone) ?? 'Asia/Shanghai',
    primaryColour: one('colour', isColour) ?? '',
  }
}

const isDrawing = (file: string): boolean => file.toLowerCase().endsWith('.svg')

async function planOf(
  file: string,
  out: string,
  add: (file: string) => Promise<ImportedData['plan'] | undefined>,
): Promise<ImportedData['plan']> {
  const planFile = join(out, 'plan.svg')
  if (!existsSync(file)) throw usage(`--floor-plan: ${file} does not exist.`)
  writeFileSync(planFile, isDrawing(file) ? readFileSync(file) : renderPlan(readFileSync(file, 'utf8'), file))
  const plan = await add(planFile)
  rmSync(planFile)
  if (!plan) throw usage(`--floor-plan: ${file} contains no floor plan that can be read (SVG or GeoJSON).`)
  return plan
}

/** The first warnings on the terminal, all of them in the file. */
function report(warnings: readonly ImportWarning[], rows: number, file: string | undefined): void {
  for (const { file: table, line, column, value, reason, isRow } of warnings.slice(0, 20))
    console.warn(`${table}:${line} ${isRow ? 'row skipped' : 'skipped'}: ${column} "${value.slice(0, 60)}": ${reason}`)
  if (warnings.length > 20) console.warn(`${warnings.length - 20} more, listed in the report (--report FILE)`)
  if (file === undefined) return
  mkdirSync(dirname(resolve(file)), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ rows, misfits: warnings }, null, 2)}\n`)
}

if (import.meta.main) process.exit(await exitCodeOf(main))
