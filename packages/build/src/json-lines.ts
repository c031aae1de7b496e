// JSON, one value per line: for data that would exceed the longest possible string.
import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

/** Bytes read, and characters written, at once. */
const CHUNK = 1 << 20

/** Never writes into an existing file: it may be shared with another release. */
export function writeLines(place: string, values: Iterable<unknown>): void {
  rmSync(place, { force: true })
  const file = openSync(place, 'w')
  let text = ''
  try {
    for (const value of values) {
      text += `${JSON.stringify(value)}\n`
      if (text.length < CHUNK) continue
      writeFileSync(file, text)
      text = ''
    }
    // Not writeSync: on a disk that becomes full, it stores a part and reports no error.
    writeFileSync(file, text)
  } finally {
    closeSync(file)
  }
}

/** @throws BuildFailure (2) the last line is incomplete */
export function* linesOf(place: string): Generator<unknown, undefined> {
  const file = openSync(place, 'r')
  const buffer = Buffer.alloc(CHUNK)
  const decoder = new StringDecoder()
  let rest = ''
  try {
    for (let count = readSync(file, buffer); count > 0; count = readSync(file, buffer)) {
      const lines = (rest + decoder.write(buffer.subarray(0, count))).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  } finally {
    closeSync(file)
  }
  if (rest !== '') throw new BuildFailure(EXIT.usage, `${place} is truncated: build the shard again.`)
  return undefined
}
