import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './digests.ts'

/**
 * Whether a folder was built by an older version of ours, which left no marker but stored the addresses of its pages
 * for each folder. All of them must exist.
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
