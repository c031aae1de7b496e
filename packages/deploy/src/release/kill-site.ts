// The small sites of tests/runs/release.ts, one for each version, and the check of a live one.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { markerText } from '@fair/build/release.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'

/** A file of the release that is current at this moment; undefined if it is missing. */
type Read = (name: string) => Promise<string | undefined>

export interface Reader {
  current: () => Promise<Read>
  /** Opens a page and loads its script: returns their fault, or null. */
  visit: () => Promise<string | null>
}

export const DOMAIN = 'fair.example.com'
export const PAGES = 24

/** The script that a version's pages load; each is used by two versions. */
function assetOf(version: number): { name: string; text: string } {
  const text = `// ${Math.floor(version / 2)}\n${'x'.repeat(2000)}\n`
  return { name: `_astro/app.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`, text }
}

/** The moment of a version's pages: an hour after that of the version before. */
const hourOf = (version: number) => isoOf(Date.UTC(2026, 0, 1) + version * 60 * 60 * 1000)

/** Creates a version, unless it exists: a third of its pages differ from those of the version before. */
export function makeSite(dir: string, version: number): string {
  if (fs.existsSync(dir)) return dir
  const asset = assetOf(version)
  const files: Record<string, string> = {
    '.fair-build.json': markerText({ domain: DOMAIN, tenantId: '1001', now: hourOf(version) }),
    [asset.name]: asset.text,
  }
  const pages = Array.from({ length: PAGES }, (_, n) => `exhibits/${n}/index.html`)
  for (const [n, name] of ['index.html', '404/index.html', ...pages].entries()) {
    const since = n < 2 ? version : version - ((version + n) % 3)
    files[name] = `<html>${since} <script src="/${assetOf(since).name}"></script>${'.'.repeat(500)}</html>`
    files[assetOf(since).name] = assetOf(since).text
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    fs.writeFileSync(path.join(dir, name), text)
  }
  return dir
}

/** The first difference between the live and the built site; null if there is none. */
export async function wrongIn(dir: string, reader: Reader): Promise<string | null> {
  const names = fs.globSync('**/*.{html,js}', { cwd: dir })
  const at = await reader.current()
  for (const name of names) {
    const text = await at(name)
    if (text === undefined) return `${name} is missing`
    if (text !== fs.readFileSync(path.join(dir, name), 'utf8')) return `${name} is different`
  }
  return null
}
