// The archive of each language of a built site (src/lib/archive.ts), and its updates.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import {
  ARCHIVE_FORM,
  type ArchiveBlock,
  type ArchiveFile,
  type ArchiveHeader,
  type PatchHeader,
  readHeader,
  splitStreams,
  textSize,
  unpackBlock,
} from '../../../../src/lib/archive.ts'
import { addAnchors, noAnchors, packBlock } from './pack-block.ts'

/** The files in an archive: path from the site's root, and content. */
type ArchivedFiles = ReadonlyMap<string, Buffer>

/** Folders of at most this many files go into the first block. */
const FEW = 24
/** Files in each other block. */
const PER_BLOCK = 200

/** Editors' pages, which are not public. */
const PREVIEW = /\/(?:login-)?preview\/$/
/** The data for routes through the halls, and the small maps of halls. */
const MAPS = /(?:^|\/)hall\/(?:way\.json|[^/]+\/map\.svg)$/
/** Scripts that are useless without a network: video and the chat over XMPP. */
const ONLINE_ONLY = /^(?:hls|xmpp)/
const ASSET = /[\w.-]+\.(?:js|css)/g
/** Files in the site's root that any page may use. */
const STATIC = ['favicon.svg', 'icons.svg', 'no-picture.svg', 'world.svg']

/** The content of an archive. */
export interface ArchiveSource {
  files: ArchivedFiles
  /** Paths from the site's root. */
  assets: string[]
}

/**
 * Reads the files of a language.
 *
 * @param dir the built site
 * @param prefix `/` or `/ja-JP/`
 */
export function readArchiveSource(dir: string, prefix: string): ArchiveSource {
  const files = new Map<string, Buffer>()
  const add = (path: string, file: string) => files.set(path, readFileSync(join(dir, file)))
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const name = `${folder}${entry.name}`
      if (entry.isDirectory()) {
        if (prefix === '/' && folder === '' && LANGUAGES.some((language) => language === entry.name)) continue
        if (!name.startsWith('_astro')) visit(`${name}/`)
      } else if (entry.name === 'index.html') {
        if (!PREVIEW.test(`/${folder}`)) add(`/${folder}`, name)
      } else if (MAPS.test(name)) {
        add(`/${name}`, name)
      } else if (/(?:^|\/)search\/index\.json$/.test(name)) {
        add(`/${name}`, name)
        for (const shard of shardsOf(files.get(`/${name}`) ?? Buffer.alloc(0))) add(shard, shard.slice(1))
      }
    }
  }
  visit(prefix.slice(1))
  return { files, assets: assetsOf(dir, prefix, files) }
}

/** Paths of the files listed in the manifest of a search index. */
function shardsOf(manifest: Buffer): string[] {
  const { folder, at: _, ...lists } = JSON.parse(manifest.toString()) as Record<string, unknown>
  const names = Object.values(lists).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value as Record<string, string>) : [value as string],
  )
  return names.map((name) => `${folder}/${name}.json`)
}

/** Scripts and stylesheets that the pages load, and those that these import, without the texts of other languages. */
function assetsOf(dir: string, prefix: string, files: ArchivedFiles): string[] {
  const other = LANGUAGES.filter(
    (language) => !(prefix.includes(language) || (prefix === '/' && language === defaultOf(files))),
  )
  const folder = join(dir, '_astro')
  const there = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const found = new Set<string>()
  const open: string[] = []
  const visit = (text: string) => {
    for (const [name] of text.matchAll(ASSET)) {
      if (!there.has(name) || found.has(name) || ONLINE_ONLY.test(name)) continue
      if (other.some((language) => name.startsWith(`${language}.`))) continue
      found.add(name)
      open.push(name)
    }
  }
  for (const [path, content] of files) if (path.endsWith('/')) visit(content.toString('latin1'))
  for (let name = open.pop(); name !== undefined; name = open.pop())
    visit(readFileSync(join(dir, '_astro', name), 'latin1'))
  return [
    ...[...found].map((name) => `/_astro/${name}`),
    ...STATIC.filter((name) => existsSync(join(dir, name))).map((name) => `/${name}`),
  ].sort()
}

/** The language of the pages without a prefix. */
const defaultOf = (files: ArchivedFiles): string | undefined =>
  /<html lang="([\w-]+)"/.exec(files.get('/')?.subarray(0, 200).toString('latin1') ?? '')?.[1]

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8)

/** A file's entry in a block header. */
const named = (path: string, content: Buffer): ArchiveFile => [path, content.length, digestOf(content)]

const versionOf = (files: ArchivedFiles, assets: readonly string[]): string => {
  const all = [...files].map(([path, content]) => `${path} ${digestOf(content)}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([ARCHIVE_FORM, all, assets]))
    .digest('hex')
    .slice(0, 16)
}

/** The blocks' files: first those of small folders and two of each large one, then all others, ordered by path. */
function blocksOf(files: ArchivedFiles): string[][] {
  const folders = new Map<string, string[]>()
  for (const path of [...files.keys()].sort()) {
    const folder = path.replace(/[^/]+\/?$/, '')
    folders.set(folder, [...(folders.get(folder) ?? []), path])
  }
  const isTypical = new Set<string>()
  for (const [folder, paths] of folders) {
    if (/\/e\//.test(folder)) continue
    const chosen = paths.length <= FEW ? paths : [paths[0] ?? '', paths[Math.floor(paths.length / 2)] ?? '']
    for (const path of chosen) isTypical.add(path)
  }
  const others = [...files.keys()].filter((path) => !isTypical.has(path)).sort()
  const blocks = [[...isTypical].sort()]
  for (let at = 0; at < others.length; at += PER_BLOCK) blocks.push(others.slice(at, at + PER_BLOCK))
  return blocks
}

/** Makes the archive of a language. */
export function makeArchive({ files, assets }: ArchiveSource): Buffer {
  const groups = blocksOf(files)
  const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0)
  const [first = []] = groups
  const start = sizeOf(first)
  const text = Buffer.alloc(start + Math.max(0, ...groups.slice(1).map(sizeOf)))
  const shared = noAnchors()
  const packed: Uint8Array[] = []
  const blocks = groups.map((paths, n): ArchiveBlock => {
    const contents = paths.map((path) => files.get(path) ?? Buffer.alloc(0))
    const at = n === 0 ? 0 : start
    fill(text, at, contents)
    const anchors = n === 0 ? shared : shared.slice()
    const { bytes, streams } = packBlock(
      text,
      at,
      contents.map(({ length }) => length),
      anchors,
    )
    packed.push(bytes)
    return { files: paths.map((path, i) => named(path, contents[i] ?? Buffer.alloc(0))), streams }
  })
  const header: ArchiveHeader = { form: ARCHIVE_FORM, version: versionOf(files, assets), blocks, assets }
  return withHeader(header, packed)
}

function fill(text: Buffer, start: number, contents: readonly Buffer[]): void {
  let at = start
  for (const content of contents) at += content.copy(text, at)
}

const withHeader = (header: ArchiveHeader | PatchHeader, streams: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...streams])

/** Unpacks an archive. */
export function openArchive(bytes: Buffer): ArchiveSource {
  const { header, streams } = readHeader<ArchiveHeader>(bytes)
  const files = new Map<string, Buffer>()
  const [first] = header.blocks
  const start = first ? textSize(first) : 0
  const text = Buffer.alloc(start + Math.max(0, ...header.blocks.slice(1).map(textSize)))
  let at = 0
  header.blocks.forEach((block, n) => {
    const size = block.streams.reduce((sum, each) => sum + each, 0)
    readFiles(block, streams.subarray(at, at + size), text, n === 0 ? 0 : start, files)
    at += size
  })
  return { files, assets: [...header.assets] }
}

function readFiles(
  block: ArchiveBlock,
  bytes: Uint8Array,
  text: Buffer,
  start: number,
  into: Map<string, Buffer>,
): void {
  const sizes = block.files.map(([, size]) => size)
  unpackBlock(splitStreams(bytes, block.streams), text, start, sizes)
  let at = start
  for (const [path, size] of block.files) {
    into.set(path, Buffer.from(text.subarray(at, at + size)))
    at += size
  }
}

/** Makes the update from one state of a language to another; null if nothing has changed. */
export function makePatch(before: ArchiveSource, after: ArchiveSource): Buffer | null {
  const [from, version] = [before, after].map(({ files, assets }) => versionOf(files, assets))
  if (from === undefined || version === undefined || from === version) return null
  const changed = [...after.files].filter(([path, content]) => !before.files.get(path)?.equals(content))
  const removed = [...before.files.keys()].filter((path) => !after.files.has(path))
  // A search index file gets a new name with each change: its earlier text is that of a removed file.
  const base = [...changed.flatMap(([path]) => (before.files.has(path) ? [path] : [])), ...removed]
  const old = base.map((path) => before.files.get(path) ?? Buffer.alloc(0))
  const start = old.reduce((sum, { length }) => sum + length, 0)
  const text = Buffer.concat([...old, ...changed.map(([, content]) => content)])
  const anchors = noAnchors()
  addAnchors(anchors, text, 0, start)
  const { bytes, streams } = packBlock(
    text,
    start,
    changed.map(([, { length }]) => length),
    anchors,
  )
  const header: PatchHeader = {
    form: ARCHIVE_FORM,
    ...{ from, version, base },
    block: { files: changed.map(([path, content]) => named(path, content)), streams },
    removed,
    assets: JSON.stringify(before.assets) === JSON.stringify(after.assets) ? null : after.assets,
  }
  return withHeader(header, [bytes])
}

/** Applies an update. */
export function applyPatch(before: ArchiveSource, patch: Buffer): ArchiveSource {
  const { header, streams } = readHeader<PatchHeader>(patch)
  const old = header.base.map((path) => before.files.get(path) ?? Buffer.alloc(0))
  const start = old.reduce((sum, { length }) => sum + length, 0)
  const text = Buffer.alloc(start + textSize(header.block))
  fill(text, 0, old)
  const files = new Map(before.files)
  for (const path of header.removed) files.delete(path)
  readFiles(header.block, streams, text, start, files)
  return { files, assets: [...(header.assets ?? before.assets)] }
}

/** Compresses a text as servers send it: with brotli and a window that spans all of it. */
export const packed = (bytes: Buffer, quality: number): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
