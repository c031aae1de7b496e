// The organiser's pictures: found by their names, copied under a name derived from their content.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import sharp from 'sharp'
import { type ImportedPicture, PICTURES } from '../imported/data.ts'

const KINDS: Readonly<Record<string, string>> = { '.jpeg': '.jpg' }
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
/** A small machine could not decode more. */
const MAX_PIXELS = 100_000_000

export interface Pictures {
  /** By a file's name, with or without its extension and folder, in any case; undefined if there is none. */
  named: (name: string) => Promise<ImportedPicture | undefined>
  /** Those whose names start with an id: `E1.jpg`, `E1-2.png`, `E1_3.webp`. */
  of: (id: string) => Promise<ImportedPicture[]>
  add: (file: string) => Promise<ImportedPicture | undefined>
}

/** @throws BuildFailure (2) the folder does not exist */
export function openPictures(dir: string | undefined, out: string): Pictures {
  const files = dir === undefined ? [] : listed(dir)
  const byName = new Map<string, string>()
  for (const file of files.reverse()) {
    const base = file.split(/[/\\]/).at(-1) ?? file
    for (const name of [file, base, base.replace(PICTURE, '')]) byName.set(name.toLowerCase(), join(dir ?? '', file))
  }
  const known = new Map<string, Promise<ImportedPicture | undefined>>()
  const add = (file: string) => {
    const made = known.get(file) ?? copied(file, out)
    known.set(file, made)
    return made
  }
  return {
    add,
    async named(name) {
      const file = byName.get(name.toLowerCase()) ?? byName.get((name.split(/[/\\]/).at(-1) ?? '').toLowerCase())
      return file === undefined ? undefined : add(file)
    },
    async of(id) {
      const names = [...byName.keys()].filter((name) => !PICTURE.test(name) && isOf(name, id.toLowerCase())).sort()
      const made = await Promise.all(names.map((name) => add(byName.get(name) ?? '')))
      return made.filter((picture) => picture !== undefined)
    },
  }
}

const isOf = (name: string, id: string) =>
  name === id || (name.startsWith(id) && /^[-_ (]+\d+\)?$/.test(name.slice(id.length)))

function listed(dir: string): string[] {
  try {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    return files.filter((file) => PICTURE.test(file)).sort()
  } catch {
    throw new BuildFailure(EXIT.usage, `--pictures takes a folder, and ${dir} is not one.`)
  }
}

async function copied(file: string, out: string): Promise<ImportedPicture | undefined> {
  const bytes = readFileSync(file)
  const size = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined)
  if (!size?.width || !size.height) return undefined
  const ending = extname(file).toLowerCase()
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${KINDS[ending] ?? ending}`
  mkdirSync(join(out, PICTURES), { recursive: true })
  copyFileSync(file, join(out, PICTURES, name))
  // A phone's picture that is stored sideways is rotated when it is displayed.
  const isTurned = (size.orientation ?? 1) >= 5
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height]
  return { file: name, width, height }
}
