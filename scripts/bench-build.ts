// npm run bench:build [-- --exhibits 5000]: how fast a large fair builds, and rebuilds after one exhibit changed. Each
// row is a separate process, measured by its total wall time. Not a test: it prints a table.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '@fair/build/output.ts'
import type { Report } from '@fair/build/report.ts'
import { createSandbox, SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { BUILD_FLAGS } from './node-flags.mjs'

const { values } = parseArgs({ options: { exhibits: { type: 'string', default: '5000' } } })
const size = Number(values.exhibits)
const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const db = join(dir, 'fair.db')

interface Row {
  way: string
  seconds: number
  pages: number
  rendered: number
  'pages/s': number
  'peak MB': number
  'load s': number
  'render s': number
  'assemble s': number
}

function run(way: string, out: string, ...more: string[]): Row {
  const reportFile = join(dir, 'report.json')
  const started = performance.now()
  const child = spawnSync(
    process.execPath,
    [
      ...BUILD_FLAGS,
      'scripts/build.ts',
      '--size',
      String(size),
      '--db',
      db,
      '--out',
      out,
      '--report',
      reportFile,
      '--quiet',
      ...more,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (child.status !== 0) throw new Error(`The build exited with code ${child.status}.`)
  const seconds = (performance.now() - started) / 1000
  const { pages, timings, peakMb } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const rendered = pages.new + pages.changed
  return {
    way,
    seconds: Number(seconds.toFixed(1)),
    pages: pages.total,
    rendered,
    'pages/s': Math.round(pages.total / seconds),
    'peak MB': peakMb,
    'load s': timings.load / 1000,
    'render s': timings.render / 1000,
    'assemble s': timings.assemble / 1000,
  }
}

/** Paths whose bytes differ between two sites. */
function differences(a: string, b: string): string[] {
  const left = new Set(filesBelow(a))
  const right = new Set(filesBelow(b))
  const all = new Set([...left, ...right])
  return [...all].filter(
    (file) => !left.has(file) || !right.has(file) || !readFileSync(join(a, file)).equals(readFileSync(join(b, file))),
  )
}

try {
  const site = join(dir, 'site')
  const clean = join(dir, 'clean')
  const rows = [run('cold', site), run('nothing changed', site)]
  const sandbox = createSandbox({ db, size, now: SAMPLE_NOW, media: false })
  const changed = sandbox.admin.touchExhibit(await anyExhibit(sandbox), {})
  sandbox.close()
  void changed
  rows.push(run('one exhibit changed', site))
  rows.push(run('clean, after the change', clean, '--clean'))
  console.table(rows)
  const unequal = differences(site, clean)
  console.log(
    unequal.length === 0
      ? 'The rebuilt site is the clean one, byte for byte.'
      : `Differs from the clean build: ${unequal.slice(0, 10).join(', ')}`,
  )
  process.exitCode = unequal.length === 0 ? 0 : 1
} finally {
  rmSync(dir, { recursive: true, force: true })
}

async function anyExhibit(sandbox: ReturnType<typeof createSandbox>): Promise<string> {
  const reply = await sandbox.fetch(
    new Request('http://sandbox/webapi/expo-main/api/v2/app/search/exhibits?pageSize=1&pageNum=50', {
      headers: { language: 'en-US' },
    }),
  )
  const { records } = (await reply.json()) as { records: { exhibitsId: string }[] }
  return records[0]?.exhibitsId ?? ''
}
