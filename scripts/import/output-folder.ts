// The folder that npm run import writes: only what it has written itself is ever replaced or deleted there.
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
import * as z from 'zod/mini'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { DATA_FILE, PICTURES } from '../../src/sandbox/imported/data.ts'
import { filesBelow } from '../build/output.ts'

/** Marks a folder as an import's, and lists the files that it has written there, by their paths from it. */
const MARKER = '.imported.json'

const OWN = new RegExp(`^(?:${DATA_FILE.replace('.', '\\.')}|${PICTURES}/[\\w.-]+)$`)
const Marker = z.object({ files: z.array(z.string().check(z.regex(OWN))) })

export class OutputFolder {
  readonly #out: string
  readonly #written: readonly string[]
  /** Where the import writes, until all of it stands. */
  readonly draft: string

  /** @throws BuildFailure (2) the folder holds files that no import has written */
  constructor(out: string) {
    this.#out = resolve(out)
    this.#written = writtenIn(this.#out)
    mkdirSync(dirname(this.#out), { recursive: true })
    this.draft = mkdtempSync(join(dirname(this.#out), `.${basename(this.#out)}-`))
  }

  /** The draft takes the place of what the import before has written; what others have put there stays. */
  replace(): void {
    const now = [...filesBelow(this.draft)].map((file) => file.split(sep).join('/')).filter((file) => OWN.test(file))
    mkdirSync(join(this.#out, PICTURES), { recursive: true })
    // Killed from here on, the next import still knows all that is its own.
    this.#mark([...new Set([...this.#written, ...now])])
    // Pictures are named by their content; the data, which names them, comes last.
    const data = now.filter((file) => file === DATA_FILE)
    for (const file of [...now.filter((file) => file !== DATA_FILE), ...data])
      renameSync(join(this.draft, file), join(this.#out, file))
    for (const file of this.#written) if (!now.includes(file)) rmSync(join(this.#out, file), { force: true })
    this.#mark(now)
  }

  /** Takes the draft away, whatever has become of it. */
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
    new BuildFailure(
      EXIT.usage,
      `--out: ${folder} ${why}: name a folder that is not there yet, or one of an import before.`,
    )
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    throw refuse('is no folder')
  }
  if (names.length === 0) return []
  if (!names.includes(MARKER)) throw refuse('holds files that no import has written')
  try {
    return z.parse(Marker, JSON.parse(readFileSync(join(folder, MARKER), 'utf8'))).files
  } catch {
    throw refuse(`has a broken ${MARKER}`)
  }
}
