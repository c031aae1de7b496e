// The output folder of npm run import. The import replaces and deletes only files that it wrote itself.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import * as z from 'zod/mini'
import { DATA_FILE, PICTURES } from '../imported/data.ts'

/** Marks an import's output folder and lists the files that the import wrote, relative to the folder. */
const MARKER = '.imported.json'

const OWN = new RegExp(`^(?:${DATA_FILE.replace('.', '\\.')}|${PICTURES}/[\\w.-]+)$`)
const Marker = z.object({ files: z.array(z.string().check(z.regex(OWN))) })

export class OutputFolder {
  readonly #out: string
  readonly #written: readonly string[]
  /** Temporary folder that the import writes to. */
  readonly draft: string

  /** @throws BuildFailure (2) the folder contains files but no valid marker */
  constructor(out: string) {
    this.#out = resolve(out)
    this.#written = writtenIn(this.#out)
    mkdirSync(dirname(this.#out), { recursive: true })
    this.draft = mkdtempSync(join(dirname(this.#out), `.${basename(this.#out)}-`))
  }

  /** Moves the draft into the folder and deletes stale files of the previous import. Leaves all other files alone. */
  publish(): void {
    const inDraft = readdirSync(this.draft, { recursive: true, encoding: 'utf8' })
    const now = inDraft.map((file) => file.split(sep).join('/')).filter((file) => OWN.test(file))
    mkdirSync(join(this.#out, PICTURES), { recursive: true })
    // If the process is killed after this line, the next import still knows all of its files.
    this.#mark([...new Set([...this.#written, ...now])])
    // The data file references the pictures, so it is moved last. Pictures are named by their content.
    const data = now.filter((file) => file === DATA_FILE)
    for (const file of [...now.filter((file) => file !== DATA_FILE), ...data])
      renameSync(join(this.draft, file), join(this.#out, file))
    for (const file of this.#written) if (!now.includes(file)) rmSync(join(this.#out, file), { force: true })
    this.#mark(now)
  }

  /** Deletes the temporary folder. */
  discard(): void {
    rmSync(this.draft, { recursive: true, force: true })
  }

  #mark(files: readonly string[]): void {
    const draft = join(this.draft, MARKER)
    writeFileSync(draft, `${JSON.stringify({ files }, null, 1)}\n`)
    renameSync(draft, join(this.#out, MARKER))
  }
}

function writtenIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const refuse = (why: string) =>
    new BuildFailure(EXIT.usage, `--out: ${folder} ${why}: name a new folder, or the output of an earlier import.`)
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    throw refuse('is not a folder')
  }
  if (names.length === 0) return []
  if (!names.includes(MARKER)) throw refuse('contains files that no import wrote')
  try {
    return z.parse(Marker, JSON.parse(readFileSync(join(folder, MARKER), 'utf8'))).files
  } catch {
    throw refuse(`has an invalid ${MARKER}`)
  }
}
