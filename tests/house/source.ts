// The files that the house rules check, and their common types.
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface Source {
  /** Relative to the project's folder, with slashes: `src/domain/room.ts`. */
  path: string
  text: string
}

export interface Finding {
  path: string
  /** Counted from 1. */
  line: number
  message: string
}

/** A house rule: checks all files, and returns each place that breaks it. */
export interface Rule {
  name: string
  check: (sources: readonly Source[]) => Finding[] | Promise<Finding[]>
}

const FOLDERS = ['src', 'public', 'packages', 'scripts', 'tests', '.ci']
const ENDINGS = /\.(ts|tsx|mjs|astro|css|json|svg)$/

/** All our files that are read as text, in order. */
export function readSources(root: string): Source[] {
  const rooted = fs.readdirSync(root).filter((name) => /\.config\.(ts|mjs)$|^package-lock\.json$/.test(name))
  const inner = FOLDERS.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name)),
  )
  return [...rooted, ...inner]
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => ENDINGS.test(name) && !name.startsWith('tests/spec/'))
    .sort()
    .map((name) => ({ path: name, text: fs.readFileSync(path.join(root, name), 'utf8') }))
}

export const isTest = (source: Source) =>
  /\.(test|spec|fixture)\.tsx?$/.test(source.path) || source.path.startsWith('tests/')
/** Code of pages: the site, and the packages that it bundles. */
export const isOfPages = (source: Source) => /^(src|packages\/(contract|search))\//.test(source.path)
export const isScript = (source: Source) => /\.(ts|tsx|mjs)$/.test(source.path)

/** The line, counted from 1, of a position in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

const parsed = new WeakMap<Source, ts.SourceFile>()

/** A file's code: for an Astro file, its front matter and scripts, on their original lines. */
export const codeOf = ({ path: file, text }: Source) => (file.endsWith('.astro') ? astroCode(text) : text)

/** The syntax tree of a file's code. */
export function treeOf(source: Source): ts.SourceFile {
  const known = parsed.get(source)
  if (known) return known
  const kind = /\.tsx$/.test(source.path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(source.path, codeOf(source), ts.ScriptTarget.Latest, true, kind)
  parsed.set(source, tree)
  return tree
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** An Astro file with everything except its code blanked, so that line numbers stay the same. */
function astroCode(text: string): string {
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const start = front === '' ? 0 : 4
  const rest = text.slice(start + front.length)
  let code = blank(text.slice(0, start)) + front
  let from = 0
  for (const script of rest.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const body = script[1] ?? ''
    const at = script.index + script[0].indexOf('>') + 1
    code += `${blank(rest.slice(from, at))};${body}`.replace(/ ;/, ';')
    from = at + body.length
  }
  return code + blank(rest.slice(from))
}

/** An Astro file's template: front matter, scripts, styles and comments blanked, lines unchanged. */
export function astroTemplate(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---/, blank)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/\/\*[\s\S]*?\*\//g, blank)
}

/** Visits every node of a tree. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  node.forEachChild((child) => visit(child, see))
}
