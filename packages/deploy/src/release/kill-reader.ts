// How visitors read a release, for tests/runs/release.ts: as nginx reads a folder, as a CDN's function reads a bucket.
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isNamedByContent } from '../serve/cache-control.ts'
import { DOMAIN, PAGES, type Reader } from './kill-site.ts'

const readerOf = (current: Reader['current']): Reader => ({
  current,
  visit: async () => {
    const page = await (await current())(`exhibits/${Math.floor(Math.random() * PAGES)}/index.html`)
    if (!page?.endsWith('</html>')) return page === undefined ? 'no page' : 'half a page'
    const [, script = ''] = /src="\/([^"]+)"/.exec(page) ?? []
    // The page stays open for a while: the script comes from whatever release is current by then.
    const text = await (await current())(script)
    if (!text?.endsWith('x\n')) return `${text === undefined ? 'no' : 'half a'} script ${script}`
    return null
  },
})

export function readFolder(to: string): Reader {
  return readerOf(async () => async (name) => {
    const file = path.join(to, DOMAIN, 'current', name)
    try {
      const text = fs.readFileSync(file, 'utf8')
      // The compressed file that the host sends instead has the same content.
      const packed = fs.existsSync(`${file}.br`) ? String(brotliDecompressSync(fs.readFileSync(`${file}.br`))) : null
      return packed === text ? text : `does not match the file beside it: ${packed}`
    } catch {
      return undefined
    }
  })
}

/** @param address of the folder of all tenants; the bucket of the tests is public */
export function readObjects(address: string): Reader {
  const home = `${address}/${DOMAIN}`
  const get = async (key: string) => {
    const answer = await fetch(`${home}/${key}`)
    return answer.status === 200 ? await answer.text() : undefined
  }
  return readerOf(async () => {
    const pointer = await get('current.json')
    const { release } = JSON.parse(pointer ?? '{}') as { release?: string }
    return (name) => get(isNamedByContent(`/${name}`) ? `shared/${name}` : `${release}/${name}`)
  })
}
