// Renders the sharing pictures of pages (src/content/og.ts).
import { execFile } from 'node:child_process'
import { closeSync, copyFileSync, fstatSync, linkSync, mkdirSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import sharp from 'sharp'
import type { BuildContext } from '../../../src/content/build-context.ts'
import { type OgPicture, ogPictures } from '../../../src/content/og.ts'
import { renderCard } from '../../../src/content/og-card.ts'
import { writeComplete } from './write-complete.ts'

/** Pictures in progress: sharp renders each in a separate thread, in parallel with the pages. */
const CONCURRENCY = 2
// All pictures differ: a cache would have no hits, and a second thread nothing to do.
sharp.cache(false)
sharp.concurrency(1)

/** The languages that this machine has no fonts for: their pictures would show boxes. */
export async function languagesWithoutFonts(): Promise<Language[]> {
  const found = await Promise.all(LANGUAGES.map(hasFonts))
  return LANGUAGES.filter((_, n) => !found[n])
}

async function hasFonts(language: Language): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('fc-list', [`:lang=${language.slice(0, 2)}`, 'family'])
    return stdout.trim() !== ''
  } catch {
    // Without fontconfig's tool it is unknown: macOS and Windows include fonts for all four.
    return true
  }
}

/**
 * Renders every picture of a build that is not cached yet, into the cache folder, and returns the names of all.
 *
 * @param cacheDir the folder of pictures rendered by earlier builds of this tenant
 */
export async function renderPictures(
  run: BuildContext,
  cacheDir: string,
  isOurs: (address: string) => boolean = () => true,
): Promise<string[]> {
  mkdirSync(cacheDir, { recursive: true })
  const existing = new Set(readdirSync(cacheDir))
  const names = new Set<string>()
  const missing: OgPicture[] = []
  for (const picture of ogPictures(run)) {
    if (names.has(picture.name) || !isOurs(`/og/${picture.name}`)) continue
    names.add(picture.name)
    if (!existing.has(picture.name) || !isComplete(join(cacheDir, picture.name))) missing.push(picture)
  }
  let next = 0
  const work = async () => {
    for (let picture = missing[next]; picture; picture = missing[next]) {
      next += 1
      await drawPicture(picture, cacheDir)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return [...names]
}

/** The end of every PNG: a power cut may have left a file that is empty, cut off or full of zeros. */
const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1')

function isComplete(picture: string): boolean {
  const file = openSync(picture, 'r')
  try {
    const end = Buffer.alloc(PNG_END.length)
    readSync(file, end, 0, end.length, Math.max(0, fstatSync(file).size - end.length))
    return end.equals(PNG_END)
  } finally {
    closeSync(file)
  }
}

async function drawPicture({ name, card }: OgPicture, cacheDir: string): Promise<void> {
  // 16 ms of a core and 75 KB. More compression saves 7 KB for 6 ms more; a palette, half of it for twice the time.
  const png = await sharp(Buffer.from(renderCard(card)))
    .png({ compressionLevel: 3 })
    .toBuffer()
  // Two processes may render the same picture.
  writeComplete(join(cacheDir, name), png)
}

/** Adds cached pictures that are missing in a site's folder, as links if the disk supports them. */
export function placePictures(names: readonly string[], cacheDir: string, site: string): void {
  if (names.length === 0) return
  const folder = join(site, 'og')
  mkdirSync(folder, { recursive: true })
  const existing = new Set(readdirSync(folder))
  for (const name of names) {
    if (existing.has(name)) continue
    try {
      linkSync(join(cacheDir, name), join(folder, name))
    } catch {
      copyFileSync(join(cacheDir, name), join(folder, name))
    }
  }
}
