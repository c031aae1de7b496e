import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { readImported } from '@fair/sandbox/imported/data.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'))
afterAll(() => fs.rmSync(work, { recursive: true, force: true }))

describe('npm run import', () => {
  const out = path.join(work, 'fair')
  const flags = (...more: string[]) => [
    'scripts/import.ts',
    '--out',
    out,
    '--report',
    path.join(work, 'report.json'),
    ...more,
  ]
  const sample = ['exhibitors.xlsx', 'exhibits.csv', 'fair.csv', 'pictures', 'floor-plan.geojson'].map(
    (name) => `docs/import/${name}`,
  )
  const named = ['--exhibitors', '--exhibits', '--fair', '--pictures', '--floor-plan'].flatMap((flag, n) => [
    flag,
    sample[n] ?? '',
  ])
  beforeAll(() => void execFileSync(process.execPath, flags(...named)))

  it('imports the samples of docs/ as a fair that the sandbox serves', async () => {
    const report = JSON.parse(fs.readFileSync(path.join(work, 'report.json'), 'utf8'))
    expect(report).toEqual({ rows: 11, misfits: [] })
    // Replies are checked against the contract.
    const sandbox = createSandbox({ data: out, now: new Date('2027-04-16T02:00:00Z') })
    const headers = { tenantId: '9001', exhibitionId: '9101', language: 'en-US' }
    const request = async (address: string) => sandbox.fetch(new Request(`http://x${address}`, { headers }))
    const exhibit = await (await request('/webapi/expo-main/api/v2/app/exhibits/P100')).json()
    expect(exhibit.data).toMatchObject({
      exhibitsName: 'GX-650 five-axis machining centre',
      booth: { hall: '8.1', stand: 'B12' },
    })
    const picture = await request(`${exhibit.data.picture.url}?w=320`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await request('/media/imported/../fair.json')).status).toBe(404)
    const plan = await (await request('/webapi/expo-main/api/v2/app/floorPlan')).json()
    expect(plan.list.map((each: FloorPlanFeature) => each.properties.stand)).toEqual([
      '8.1 B12',
      '8.1 B15',
      '5.1 C21',
      '3.2 A07',
      '2.1 E03',
    ])
    const exhibitors = await (await request('/webapi/expo-main/api/v1/app/exhibitors/web/page')).json()
    expect(exhibitors.total).toBe(5)
    sandbox.close()
  })

  it('sanitises the HTML of a cell', () => {
    const makers = path.join(work, 'makers.csv')
    fs.writeFileSync(makers, 'name,introduction\nAcme,"<p onclick=""x()"">a</p><script>alert(1)</script>"\n')
    const [goods, folder] = [path.join(work, 'no-goods.csv'), path.join(work, 'sanitised')]
    fs.writeFileSync(goods, 'exhibitor,name\nAcme,x\n')
    execFileSync(process.execPath, [...flags('--exhibitors', makers, '--exhibits', goods), '--out', folder])
    const [exhibitor] = readImported(folder).exhibitors
    expect(exhibitor?.introduction).toEqual(Array(4).fill('<p>a</p>'))
  })

  it('keeps the previous fair if too many rows are invalid', () => {
    const before = fs.readFileSync(path.join(out, 'fair.json'), 'utf8')
    const goods = path.join(work, 'goods.csv')
    fs.writeFileSync(goods, 'exhibitor,name\nNobody,x\nNobody,y\n')
    const run = spawnSync(process.execPath, flags('--exhibitors', sample[0] ?? '', '--exhibits', goods), {
      encoding: 'utf8',
    })
    expect(run.status).toBe(EXIT.contract)
    expect(run.stderr).toContain('goods.csv:2 row skipped: exhibitor "Nobody": no exhibitor has this name')
    expect(fs.readFileSync(path.join(out, 'fair.json'), 'utf8')).toBe(before)
    fs.writeFileSync(path.join(out, 'fair.json'), '{"form":1}')
    expect(() => readImported(out)).toThrow(/not as npm run import writes it/)
  })

  const originals = () => {
    const folder = fs.mkdtempSync(path.join(work, 'originals-'))
    fs.cpSync('docs/import', folder, { recursive: true })
    return folder
  }
  const filesOf = (folder: string) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .sort()

  it('refuses a folder with the organiser’s files, and leaves no temporary folder', () => {
    const folder = originals()
    const before = filesOf(folder)
    const pictures = ['--pictures', path.join(folder, 'pictures')]
    const run = spawnSync(process.execPath, [...flags(...named, ...pictures), '--out', folder], { encoding: 'utf8' })
    expect(run.status).toBe(EXIT.usage)
    expect(run.stderr).toContain('contains files that no import wrote')
    expect(filesOf(folder)).toEqual(before)
    expect(fs.readdirSync(work).filter((name) => name.startsWith(`.${path.basename(folder)}`))).toEqual([])
  })

  it('replaces and deletes only its own files', () => {
    const own = path.join(work, 'own')
    const run = () => execFileSync(process.execPath, [...flags(...named), '--out', own])
    run()
    const written = filesOf(own)
    const stale = path.join(own, 'pictures/0123456789abcdef.jpg')
    fs.writeFileSync(stale, 'x')
    const marker = path.join(own, '.imported.json')
    const { files } = JSON.parse(fs.readFileSync(marker, 'utf8'))
    fs.writeFileSync(marker, JSON.stringify({ files: [...files, 'pictures/0123456789abcdef.jpg'] }))
    fs.writeFileSync(path.join(own, 'pictures/mine.jpg'), 'mine')
    fs.writeFileSync(path.join(own, 'notes.txt'), 'mine')
    run()
    expect(filesOf(own)).toEqual([...written, 'notes.txt', 'pictures/mine.jpg'].sort())
  })

  it('refuses a marker that lists files outside of the folder', () => {
    const folder = path.join(work, 'forged')
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, '.imported.json'), JSON.stringify({ files: ['pictures/../../x.csv'] }))
    const run = spawnSync(process.execPath, [...flags(...named), '--out', folder], { encoding: 'utf8' })
    expect(run.status).toBe(EXIT.usage)
    expect(run.stderr).toContain('invalid .imported.json')
  })
})
