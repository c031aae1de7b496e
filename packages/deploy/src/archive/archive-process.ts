// node packages/deploy/src/archive/archive-process.ts SITE LANGUAGE OUT: writes the archive of a built site's language to a folder.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { readArchiveSource } from './site-archive.ts'
import { ARCHIVES, archiveFor, indexFile, prefixOf } from './write-archive.ts'

const [dir = '', name = '', out = ''] = process.argv.slice(2)
const language = LANGUAGES.find((each) => each === name)
const prefix = language ? prefixOf(dir, language) : null
if (language && prefix !== null) {
  const { file, bytes, packed, index } = archiveFor(dir, language, readArchiveSource(dir, prefix), 9)
  mkdirSync(join(out, ARCHIVES), { recursive: true })
  writeFileSync(join(out, file), bytes)
  writeFileSync(join(out, `${file}.br`), packed)
  // The index is moved into place last, so that it never refers to a missing archive.
  const unfinished = join(out, `${ARCHIVES}/.${process.pid}`)
  writeFileSync(unfinished, `${JSON.stringify(index)}\n`)
  renameSync(unfinished, join(out, indexFile(language)))
}
