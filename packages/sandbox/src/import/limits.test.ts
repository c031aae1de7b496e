import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { readTable, type Table, type TableKind } from './read-table.ts'

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'limits-'))
afterAll(() => fs.rmSync(work, { recursive: true, force: true }))

let files = 0
const tableOf = (kind: TableKind, bytes: string | Uint8Array): Promise<Table> => {
  const file = path.join(work, `table-${++files}`)
  fs.writeFileSync(file, bytes)
  return readTable(file, kind)
}

const expectRefused = (bytes: string | Uint8Array, reason: RegExp) =>
  expect(tableOf('exhibitors', bytes)).rejects.toMatchObject({
    exitCode: EXIT.usage,
    message: expect.stringMatching(reason),
  })

/** An archive; `sizes`: the declared sizes of files. */
function zipped(
  files: Readonly<Record<string, string | Buffer>>,
  sizes: Readonly<Record<string, number>> = {},
): Buffer {
  const packed = Object.entries(files).map(([name, content]) => ({ name, content, data: deflateRawSync(content) }))
  const heads: Buffer[] = []
  const parts: Buffer[] = []
  let at = 0
  for (const { name, content, data } of packed) {
    // Method, time, checksum, sizes, and the lengths of the name and of the extra field.
    const facts = Buffer.alloc(22)
    facts.writeUInt16LE(8)
    facts.writeUInt32LE(data.length, 10)
    facts.writeUInt32LE(sizes[name] ?? content.length, 14)
    facts.writeUInt16LE(name.length, 18)
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0'), facts, Buffer.from(name)])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0\x14\0\0\0'), facts, place, Buffer.from(name)]))
    parts.push(local, data)
    at += local.length + data.length
  }
  const directory = Buffer.concat(heads)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(packed.length, 8)
  end.writeUInt16LE(packed.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}

const SHEET = 'xl/worksheets/sheet1.xml'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetOf = (rows: readonly (readonly string[])[]) => sheetWith(rows.map(rowOf).join(''))
const sheetWith = (rows: string) => Buffer.from(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`)
const rowOf = (values: readonly string[], n: number) =>
  `<row r="${n + 1}">${values.map((value, column) => cellOf(value, `${'AB'[column]}${n + 1}`)).join('')}</row>`
const cellOf = (value: string, place: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value.replaceAll('"', '&quot;')}</t></is></c>`

/** A workbook with one sheet; `size`: its declared size. */
const workbook = (sheet: Buffer, size = sheet.length): Buffer =>
  zipped(
    {
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="1"><xf/></cellXfs></styleSheet>`,
      [SHEET]: sheet,
    },
    { [SHEET]: size },
  )

describe('table limits', () => {
  it('refuse a workbook that declares more than 64 MB, before unpacking it', async () => {
    const bomb = workbook(Buffer.alloc(100 * 1024 * 1024, ' '))
    expect(bomb.length).toBeLessThan(128 * 1024)
    await expectRefused(bomb, /unpacks to 101 MB, more than 64 MB/)
  })

  it('stop unpacking at the size declared in the archive', async () => {
    await expectRefused(workbook(Buffer.alloc(100 * 1024 * 1024, ' '), 1000), /is not a readable workbook/)
  })

  it('refuse archives with too many files, over 4 GB or truncated', async () => {
    const files = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`xl/media/${n}.png`, '']))
    await expectRefused(zipped(files), /contains 1,001 files, more than 1,000/)
    const huge = zipped({ 'xl/workbook.xml': '' })
    const end = huge.length - 22
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07064b50)
    await expectRefused(Buffer.concat([huge.subarray(0, end), locator, huge.subarray(end)]), /files over 4 GB/)
    await expectRefused(huge.subarray(0, end), /truncated/)
    await expectRefused(Buffer.from('PK'), /truncated/)
  })

  it('refuse too many rows or cells', async () => {
    const many = Array.from({ length: 100_001 }, () => ['a'])
    await expectRefused(workbook(sheetOf(many)), /has 100,001 rows, more than 100,000/)
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    await expectRefused(
      workbook(sheetWith(`<row r="1"><c r="A1"><v>1</v></c></row>${far}`)),
      /it (?:needs more|takes longer) than/,
    )
    await expectRefused('name,country\n'.repeat(100_001), /has 100,001 rows|more than 100,000/)
    await expectRefused(
      `name,country;x\n${'a,b;c|d\te\n'.repeat(1_000)}${',;|\t'.repeat(2_000_001)}`,
      /cells, more than/,
    )
  })

  it('accept a table of 20,000 rows', async () => {
    const names = Array.from({ length: 20_000 }, (_, n) => `name ${n},DE\n`).join('')
    expect((await tableOf('exhibitors', `name,country\n${names}`)).rows).toHaveLength(20_000)
  })

  it('end the command with a single line and the exit code for usage', () => {
    const file = path.join(work, 'bomb.xlsx')
    fs.writeFileSync(file, workbook(Buffer.alloc(100 * 1024 * 1024, ' ')))
    const args = ['--exhibitors', file, '--exhibits', file, '--out', path.join(work, 'none')]
    const { status, stderr } = spawnSync(process.execPath, ['scripts/import.ts', ...args], { encoding: 'utf8' })
    expect([status, stderr.trim().split('\n').length]).toEqual([EXIT.usage, 1])
  })
})

describe('a cell that looks like a formula', () => {
  it.each(['=HYPERLINK("http://x.example")', '+49 30 1', '-5', '@ada'])('is read as text: %s', async (text) => {
    const sheet = sheetOf([
      ['name', 'country'],
      [text, 'DE'],
    ])
    for (const bytes of [workbook(sheet), `name\tcountry\n${text}\tDE\n`]) {
      const [row] = (await tableOf('exhibitors', bytes)).rows
      expect(row?.cells[0]?.value).toBe(text)
    }
  })
})
