import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a function that lists the static imports of a bundled script, direct and indirect, each once, by its address.
 * The script itself is not listed.
 *
 * @param client folder of the files that browsers load
 */
export function staticImportsIn(client: string): (src: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (src) => {
    const found = known.get(src) ?? collect(client, src, new Set())
    known.set(src, found)
    return found
  }
}

function collect(client: string, src: string, seen: Set<string>): string[] {
  const code = readFileSync(join(client, src), 'utf8')
  for (const match of code.matchAll(/(?:import|from)\s*"(\.\/[^"]+)"/g)) {
    const href = new URL(match[1] ?? '', `http://x${src}`).pathname
    if (!seen.has(href)) {
      seen.add(href)
      collect(client, href, seen)
    }
  }
  return [...seen]
}
