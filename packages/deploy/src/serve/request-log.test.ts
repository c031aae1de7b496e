import { createLog, type LogForm, logFormat } from '@fair/build/log.ts'
import { readOptions } from '@fair/build/options.ts'
import { printReport } from '@fair/build/print-report.ts'
import { reportOf } from '@fair/build/report.ts'
import { mergeRoutes } from '@fair/build/times.ts'
import { describe, expect, it } from 'vitest'
import { withoutSecrets } from '../../../../src/lib/without-secrets.ts'
import { logged } from './request-log.ts'

function stored(form: LogForm, quiet = false) {
  const lines: string[] = []
  const problems: boolean[] = []
  const write = (line: string, isProblem: boolean) => {
    lines.push(line)
    problems.push(isProblem)
  }
  const objects = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log: createLog(form, { quiet, write }), lines, problems, objects }
}

describe('a log', () => {
  it('writes one JSON object per line, with time, level, event and common fields', () => {
    const { log, lines, problems, objects } = stored('json')
    log.about({ domain: 'fair.example' })
    log.info('phase', null, { phase: 'load' })
    log.about({ tenant: 't1' })
    log.warn('warning', 'two\nlines')
    expect(objects()[0]).toEqual({
      ...{ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string, level: 'info' },
      ...{ event: 'phase', domain: 'fair.example', phase: 'load' },
    })
    expect(objects()[1]).toMatchObject({ level: 'warn', tenant: 't1', message: 'two\nlines' })
    expect(lines.every((line) => !line.includes('\n'))).toBe(true)
    expect(problems).toEqual([false, false])
  })

  it('writes sentences in text format, and marks errors as problems', () => {
    const { log, lines, problems } = stored('text')
    log.info('phase', 'Reading …', { phase: 'load' })
    log.info('timing', null, { ms: 3 })
    log.error('failed', 'It failed.')
    expect(lines).toEqual(['Reading …', 'It failed.'])
    expect(problems).toEqual([false, true])
  })

  it('omits progress in quiet mode, but not warnings and results', () => {
    const { log, lines } = stored('text', true)
    log.info('phase', 'Reading …')
    log.warn('warning', 'careful')
    log.result('done', 'done')
    expect(lines).toEqual(['careful', 'done'])
  })

  it('contains no tokens or personal data in any field', () => {
    const { log, lines } = stored('json')
    const words = [
      'Authorization: Bearer abc.def-123',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
      'https://platform.example/list?token=abc&x=1#part',
      'refused for lee@example.com, 13812345678, +44 20 7946 0958',
      '{"accessKeySecret":"abc"}',
    ].join(' ; ')
    log.error('failed', words, { reason: words })
    for (const secret of ['abc', 'eyJ', 'lee@', '13812345678', '7946', 'x=1']) expect(lines[0]).not.toContain(secret)
    expect(lines[0]).toContain('https://platform.example/list?…')
  })

  it('leaves ids, times and numbers unchanged', () => {
    const text =
      'exhibit 1849302948573829120 at 2026-11-19T02:00:00.000Z, GET /expo-main/exhibits/detail, 12345678 bytes'
    expect(withoutSecrets(text)).toBe(text)
  })

  it('has the format of the command line, even if other flags are invalid', () => {
    expect(logFormat(['--nonsense', '--log', 'json'], {})).toBe('json')
    expect(logFormat(['--log=json'], {})).toBe('json')
    expect(logFormat([], { BUILD_LOG: 'json' })).toBe('json')
    expect(logFormat(['--log', 'xml'], {})).toBe('text')
    expect(readOptions(['--log', 'json'], {}).log).toBe('json')
    expect(() => readOptions(['--log', 'xml'], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
  })
})

describe('the log of a build', () => {
  const phases = { load: 10.4, bundle: 1, plan: 2, pages: 30, files: 4, pictures: 0 }
  const routes = mergeRoutes([{ '/news': { files: 2, ms: 3.4 } }, { '/news': { files: 1, ms: 1 } }])
  const skipped = [
    { tenant: 't1', language: 'en-US', call: 'GET /x', id: '7', field: 'startTime', reason: 'no time', isRecord: true },
  ] as never
  const report = reportOf(
    { domain: 'fair.example', tenantId: 't1', out: 'dist', planned: new Map() },
    {
      ...{ weights: [], indexes: [], warnings: ['theme'], skipped, dataWarnings: [], blocked: [], shortened: 0 },
      ...{ load: 10.4, render: 37, phases, routes },
    },
    { rendered: [], new: 0, removed: [] },
    { peakMb: 500, assemble: 5, total: 60 },
  )

  it('contains the time of each phase and route, the skipped records and the total', () => {
    const { log, objects } = stored('json')
    printReport(report, null, log)
    const all = objects()
    const timings = all.filter(({ event }) => event === 'timing').map(({ phase, ms }) => [phase, ms])
    expect(Object.fromEntries(timings)).toEqual({
      ...{ load: 10, bundle: 1, plan: 2, pages: 30, files: 4, pictures: 0, render: 37, assemble: 5, total: 60 },
    })
    expect(all.find(({ event }) => event === 'route')).toMatchObject({ route: '/news', files: 3, ms: 4 })
    expect(all.find(({ event }) => event === 'skipped')).toMatchObject({ level: 'warn', id: '7', field: 'startTime' })
    expect(all.at(-1)).toMatchObject({ event: 'done', pages: 0, ms: 60, peakMb: 500, warnings: 1, skipped: 1 })
  })

  it('warns if the report cannot be written: the site is published nevertheless', () => {
    const { log, lines } = stored('text')
    printReport(report, '/dev/null/report.json', log)
    expect(lines[0]).toMatch(/^warning: The report could not be written, but the work is done: .*\/dev\/null/)
    expect(lines.at(-1)).toMatch(/^0 pages in dist/)
  })

  it('has only a few lines in text format', () => {
    const { log, lines } = stored('text')
    printReport(report, null, log)
    expect(lines).toEqual([
      'warning: theme',
      'skipped (record): tenant t1, en-US, GET /x, 7, startTime: no time',
      '0 pages in dist: 0 new, 0 changed, 0 reused, 0 removed, in 0.1 s',
    ])
  })
})

describe('the request log', () => {
  it('contains the request and its result, but no personal data', async () => {
    const { log, lines, objects } = stored('json')
    const serve = logged(() => new Response('ok', { headers: { 'Content-Length': '2' } }), log)
    const headers = { Authorization: 'Bearer abc', 'X-Forwarded-For': '192.0.2.7', 'User-Agent': 'agent' }
    await serve(new Request('http://fair.example/news/?keyword=lee&token=abc', { headers }))
    await serve(new Request('http://fair.example/webapi/expo-main/order/O20261119'))
    expect(objects()[0]).toMatchObject({
      ...{ event: 'request', host: 'fair.example', method: 'GET', path: '/news/', status: 200, bytes: 2 },
      ms: expect.any(Number) as number,
    })
    expect(objects()[1]).toMatchObject({ path: '/webapi/expo-main/order/:id' })
    for (const personal of ['abc', 'lee', '192.0.2.7', 'agent', 'O2026']) expect(lines.join()).not.toContain(personal)
  })

  it('reports a handler that failed', async () => {
    const { log, objects } = stored('json')
    const broken = logged(() => Promise.reject(new Error('broken')), log)
    await expect(broken(new Request('http://fair.example/'))).rejects.toThrow('broken')
    expect(objects()[0]).toMatchObject({ level: 'error', status: 500, message: 'broken' })
  })
})
