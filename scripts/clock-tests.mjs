// The unit tests of code that reads the clock: they also run on another day.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

const READS = /'(?:[./]+(?:(?:src\/)?lib\/)?|@fair\/sandbox\/)clock\.ts'|\/machine-time\.ts'/
const TEST = /\.test\.tsx?$/

/** @returns {string[]} test files, from the project's folder, that read the clock or are next to a file that does */
export function clockTests() {
  const files = ['src', 'packages', 'scripts', 'tests']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/^tests\/(?:site|all|component|e2e|bench|xmpp|chaos)\//.test(file))
  const tests = new Set(files.filter((file) => TEST.test(file)))
  const readers = files.filter((file) => READS.test(fs.readFileSync(path.join(root, file), 'utf8')))
  const beside = (/** @type {string} */ file) => [
    file,
    file.replace(/\.tsx?$/, '.test.ts'),
    file.replace(/\.tsx?$/, '.test.tsx'),
  ]
  return [...new Set(readers.flatMap(beside))].filter((file) => tests.has(file)).sort()
}
