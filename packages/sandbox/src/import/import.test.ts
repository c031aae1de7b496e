import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { type CellContext, Cells, type ImportWarning } from './cells.ts'
import { renderPlan } from './floor-plan.ts'
import { openPictures } from './pictures.ts'
import { readTable, type Table, type TableKind } from './read-table.ts'
import { recordsOf } from './records.ts'

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'))
afterAll(() => fs.rmSync(work, { recursive: true, force: true }))

let files = 0
const tableOf = (kind: TableKind, bytes: string | Uint8Array): Promise<Table> => {
  const file = path.join(work, `table-${++files}.csv`)
  fs.writeFileSync(file, bytes)
  return readTable(file, kind)
}
const GBK = Uint8Array.from([
  0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb9, 0xfa, 0xbc, 0xd2, 0x0a, 0xc4, 0xfe, 0xb2, 0xa8, 0x2c, 0x43, 0x4e,
])

const contextFor = (warnings: ImportWarning[]): CellContext => ({
  language: 'zh-CN',
  addWarning: (one) => void warnings.push(one),
  sanitise: (html) => html.replaceAll('<script>', ''),
})

/** The records of two tables, and the warnings. */
async function recordsIn(makers: string, goods: string) {
  const warnings: ImportWarning[] = []
  const context = { ...contextFor(warnings), pictures: openPictures(undefined, work) }
  const records = await recordsOf(
    (await tableOf('exhibitors', makers)).rows,
    (await tableOf('exhibits', goods)).rows,
    context,
  )
  return { ...records, misfits: warnings }
}

describe('a table', () => {
  it('is read with any separator, a byte order mark, a title and empty lines', async () => {
    const { rows, unknown } = await tableOf(
      'exhibitors',
      '\ufeffOur exhibitors 2027;;\r\n;;\r\nCompany name (English);Booth No.;Our notes\r\n\r\n"Acme; Ltd."; 8.1 B2 ;x\r\n;;\r\n',
    )
    expect(unknown).toEqual(['Our notes'])
    expect(rows).toEqual([
      {
        file: expect.any(String),
        line: 5,
        cells: [
          { column: 'Company name (English)', field: 'name', language: 'en-US', value: 'Acme; Ltd.' },
          { column: 'Booth No.', field: 'booth', language: null, value: '8.1 B2' },
        ],
      },
    ])
  })

  it('is read in GBK and in UTF-16', async () => {
    const [row] = (await tableOf('exhibitors', GBK)).rows
    expect(row?.cells.map(({ field, value }) => [field, [...value].length])).toEqual([
      ['name', 2],
      ['country', 2],
    ])
    const wide = Buffer.from('\ufeffname\tcountry\nA\tDE\n', 'utf16le')
    expect((await tableOf('exhibitors', wide)).rows).toHaveLength(1)
  })

  it('can be a workbook, with formula results and with numbers as text', async () => {
    const { rows, unknown } = await readTable('docs/import/exhibitors.xlsx', 'exhibitors')
    expect(unknown).toEqual([])
    expect(rows.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7])
    const of = (field: string) => rows[0]?.cells.find((cell) => cell.field === field)?.value
    expect([of('founded'), of('employees')]).toEqual(['1998', '200–500'])
  })

  it('is refused if it has no known columns or does not exist', async () => {
    await expect(tableOf('exhibits', 'a,b\n1,2\n')).rejects.toMatchObject({ exitCode: EXIT.usage })
    await expect(readTable(path.join(work, 'none.csv'), 'exhibits')).rejects.toMatchObject({ exitCode: EXIT.usage })
  })
})

describe('the cells of a row', () => {
  const cellsOf = async (heading: string, value: string) => {
    const warnings: ImportWarning[] = []
    const quoted = `"${value.replaceAll('"', '""')}"`
    const { rows } = await tableOf('exhibitors', `name,${heading}\nA,${quoted}\n`)
    return {
      cells: new Cells(rows[0] ?? { file: '', line: 0, cells: [] }, contextFor(warnings)),
      misfits: warnings,
    }
  }

  it.each([
    ['8.1-B12', '8.1', 'B12'],
    ['Hall 8.1 / b 2', '8.1', 'B02'],
    ['8.1\u9986B12\u53f7\u5c55\u4f4d', '8.1', 'B12'],
    ['C21', '', 'C21'],
    ['Island 7', '', 'Island 7'],
  ])('are parsed as a booth: %s', async (text, hall, stand) => {
    expect((await cellsOf('booth', text)).cells.booth()).toEqual({ hall, stand })
  })

  it.each([
    ['Germany', 'DE'],
    ['de', 'DE'],
    ['\u97e9\u56fd', 'KR'],
    ['\ub3c5\uc77c', 'DE'],
  ])('are parsed as a country, by code or name: %s', async (text, code) => {
    expect((await cellsOf('country', text)).cells.country()).toBe(code)
  })

  it('cause a warning with the position of an invalid URL, country or year', async () => {
    for (const [field, value] of [
      ['website', 'javascript:alert(1)'],
      ['country', 'Atlantis'],
      ['founded', 'long ago'],
    ] as const) {
      const { cells, misfits: warnings } = await cellsOf(field, value)
      expect([cells.link('website'), cells.country(), cells.year('founded')]).toEqual([null, '', 0])
      expect(warnings).toMatchObject([{ line: 2, column: field, value, isRow: false }])
    }
    expect((await cellsOf('website', 'www.acme.example')).cells.link('website')).toBe('https://www.acme.example')
  })

  it('are sanitised if they are HTML, and turned into paragraphs if they are plain text', async () => {
    const html = async (value: string) => (await cellsOf('introduction', value)).cells.html('introduction')?.[1]
    expect(await html('a < b\nc & d')).toBe('<p>a &lt; b</p><p>c &amp; d</p>')
    expect(await html('<p>a</p><script>')).toBe('<p>a</p>')
  })
})

describe('records', () => {
  it('have a name in each language, with a fallback for missing ones', async () => {
    const { exhibitors, exhibits } = await recordsIn(
      'name_en,name_zh,industry_en\nAcme,A \u53f8,Tools\n',
      'exhibitor,name_ja\nacme,J\n',
    )
    expect(exhibitors[0]).toMatchObject({ name: ['A \u53f8', 'Acme', 'Acme', 'Acme'], localLanguage: 'en-US' })
    expect(exhibits[0]).toMatchObject({ name: ['J', 'J', 'J', 'J'], exhibitorId: exhibitors[0]?.id })
  })

  it('keep their ids when rows are reordered', async () => {
    const [one, other] = [
      await recordsIn('name,country\nA,DE\nB,DE\n', 'exhibitor,name\nA,x\nB,y\n'),
      await recordsIn('name,country\nB,DE\nA,DE\n', 'exhibitor,name\nB,y\nA,x\n'),
    ]
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort()
    expect(ids(one.exhibits)).toEqual(ids(other.exhibits))
    expect(ids(one.exhibitors)).toEqual(ids(other.exhibitors))
  })

  it('may number exhibitors and exhibits from 1, in separate lists', async () => {
    const { exhibitors, exhibits } = await recordsIn('Id,Name\n1,Acme\n', 'Id,Name,Exhibitor\n1,Drill,Acme\n')
    expect([exhibitors.map(({ id }) => id), exhibits.map(({ id }) => id)]).toEqual([['1'], ['1']])
  })

  it('are skipped with a warning if they have a duplicate id, no name or no exhibitor', async () => {
    const {
      exhibitors,
      exhibits,
      misfits: warnings,
    } = await recordsIn(
      'id,name,country\n1,A,DE\n1,B,DE\n2,,DE\n../3,C,DE\n',
      'exhibitor,name,pictures\nNobody,x,\nA,,\nA,y,none.jpg\n,z,\n',
    )
    expect(exhibitors.map(({ name }) => name[0])).toEqual(['A', 'C'])
    expect(exhibits.map(({ name }) => name[0])).toEqual(['y'])
    expect(warnings.filter(({ isRow }) => isRow).map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 id',
      '4 name',
      '2 exhibitor',
      '3 name',
      '5 exhibitor',
    ])
    expect(warnings.filter(({ isRow }) => !isRow).map(({ column, value }) => [column, value])).toEqual([
      ['id', '../3'],
      ['pictures', 'none.jpg'],
    ])
  })
})

it('a floor plan is rendered with escaped names', () => {
  const square = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
        [0, 0],
      ],
    ],
  }
  const svg = renderPlan(JSON.stringify({ type: 'Feature', properties: { stand: '<b>' }, geometry: square }), 'plan')
  expect(svg).toContain('&lt;b&gt;</text>')
  expect(svg).toMatch(/<path d="M20 \d+L1580 \d+/)
  expect(() => renderPlan('{"type":"Point"}', 'plan')).toThrow('not GeoJSON')
})
