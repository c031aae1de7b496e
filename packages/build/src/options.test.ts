import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('--now', () => {
  it('takes a time with a UTC offset from the flag or variable, and converts it to UTC', () => {
    expect(readOptions(['--now', '2026-11-19T10:42+08:00'], {}).now).toBe('2026-11-19T02:42:00.000Z')
    expect(readOptions([], { BUILD_NOW: '2026-11-19T02:42:00Z' }).now).toBe('2026-11-19T02:42:00.000Z')
    expect(readOptions([], {}).now).toBeNull()
  })

  it.each(['2026-11-19', '2026-11-19T10:42', 'now'])('rejects %s', (text) => {
    expect(() => readOptions(['--now', text], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
  })
})

it('--exhibition takes any id that a platform may give an exhibition, each once', () => {
  expect(readOptions(['--exhibition', '2026.autumn, b~2,2026.autumn'], {}).exhibition).toEqual(['2026.autumn', 'b~2'])
  for (const text of ['a b', '../x', 'a,,b', 'constructor'])
    expect(() => readOptions(['--exhibition', text], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
})

describe('address options', () => {
  it('collect origins by purpose from flags, variables and the picture template', () => {
    const flags = ['--media', 'https://resize.example/{width}/{url}', '--stream-origins', 'https://live.example']
    const { origins } = readOptions(flags, {
      BUILD_MEDIA_ORIGINS: 'https://a.example/, https://*.b.example:8443',
      BUILD_IM_ORIGINS: 'wss://im.example',
      BUILD_UPLOAD_ORIGINS: 'https://store.example',
    })
    expect(origins).toEqual({
      im: ['wss://im.example'],
      streams: ['https://live.example'],
      uploads: ['https://store.example'],
      media: ['https://resize.example', 'https://a.example', 'https://*.b.example:8443'],
    })
  })

  it.each([
    ['--media-origins', 'img.example'],
    ['--media-origins', '*'],
    ['--media-origins', "https://a.example; script-src 'unsafe-inline'"],
    ['--upload-origins', 'https://a.example/path'],
    ['--stream-origins', 'wss://a.example'],
    ['--api-base', '/platform'],
    ['--api-base', 'https://'],
    ['--api-base', 'https://user:pass@api.example'],
    ['--api-base', 'https://api.example/?tenant=1'],
    ['--platform', 'platform.example'],
    ['--platform', 'https://[platform]'],
    ['--platform', 'https://plat form.example'],
    ['--origin', 'fair.example'],
    ['--origin', 'javascript:alert(1)'],
    ['--origin', 'https://fair.example/site'],
    ['--origin', 'https://*.fair.example'],
    ['--origin', 'https://fair.example:99999'],
    ['--product', '../admin'],
    ['--product', 'a b'],
    ['--media', 'https://resize.example/?w={width}'],
    ['--media', 'javascript:{url}'],
    ['--media', '{url}" onerror="x'],
  ])('reject %s %s', (flag, text) => {
    expect(() => readOptions([flag, text], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
  })
})

describe('addresses', () => {
  it('may contain ports and paths', () => {
    const flags = [
      '--platform',
      'http://10.0.0.7:8080/gateway',
      '--api-base',
      'https://api.example/v2',
      '--product',
      'ucan_1',
    ]
    expect(readOptions(flags, { BUILD_ORIGIN: 'https://fair.example/' })).toMatchObject({
      platform: 'http://10.0.0.7:8080/gateway',
      apiBase: 'https://api.example/v2',
      origin: 'https://fair.example',
      product: 'ucan_1',
    })
    expect(readOptions(['--media', '/resize/{width}{url}'], {}).mediaTemplate).toBe('/resize/{width}{url}')
    expect(readOptions(['--domain', 'b.localhost:4000'], {}).origin).toBe('http://b.localhost:4000')
  })
})

describe('--head', () => {
  const visited = join(mkdtempSync(join(tmpdir(), 'visited-')), 'visited.csv')
  writeFileSync(visited, '7,1200\n3;900\n\n5\n')
  afterAll(() => rmSync(dirname(visited), { recursive: true, force: true }))

  it('reads the first line of a file with a byte order mark, as spreadsheets write it', () => {
    const marked = join(dirname(visited), 'marked.csv')
    writeFileSync(marked, '\uFEFF7,1200\r\n3,900\r\n')
    expect(readOptions(['--head', '9', '--visited', marked], {}).head?.visited).toEqual(['7', '3'])
  })

  it('takes a number of exhibits, and a file of the most visited ones', () => {
    expect(readOptions([], {}).head).toBeNull()
    expect(readOptions(['--head', '0'], {}).head).toEqual({ count: 0, visited: [] })
    expect(readOptions(['--head', '9', '--visited', visited], {}).head).toEqual({ count: 9, visited: ['7', '3', '5'] })
  })

  it.each([
    ['--head', '-1'],
    ['--head', '9', '--visited', '/nowhere'],
    ['--visited', visited],
    ['--head', '9', '--og', 'all'],
  ])('rejects %s %s %s', (...flags) => {
    expect(() => readOptions(flags, {})).toThrow(expect.objectContaining({ exitCode: 2 }))
  })
})

describe('--vitals', () => {
  it('takes a URL or a path of the site, with a sampling rate in percent', () => {
    expect(readOptions([], {}).vitals).toBeNull()
    const flags = ['--vitals', 'https://vitals.example/in', '--vitals-rate', '25']
    expect(readOptions(flags, {}).vitals).toEqual({ url: 'https://vitals.example/in', rate: 0.25 })
    expect(readOptions(['--vitals', '/vitals'], {}).vitals).toEqual({ url: '/vitals', rate: 0.1 })
  })

  it.each(['//vitals.example', 'vitals', 'javascript:alert(7)', "https://a.example; script-src 'unsafe-inline'"])(
    'rejects %s',
    (text) => {
      expect(() => readOptions(['--vitals', text], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
    },
  )
})
