import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './digests.ts'

/**
 * Whether a version of ours that left no marker has built a folder: it kept, for each folder, the addresses of its pages.
 * All of them must be there.
 */
export function builtByOlder(out: string): boolean {
  return globSync('.cache/build/*/manifest.json', { cwd: root }).some((file) => {
    try {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { out: string; pages: object }
      const addresses = Object.keys(manifest.pages)
      return (
        manifest.out === out &&
        addresses.length > 0 &&
        addresses.every((address) => existsSync(`${out}${address}index.html`))
      )
    } catch {
      return false
    }
  })
}
