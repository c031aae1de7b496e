import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { NODE_FLAGS } from '../../../scripts/node-flags.mjs'

it('fail if the disk stores only a part of them', () => {
  const dir = mkdtempSync(join(tmpdir(), 'lines-'))
  const module = pathToFileURL(join(import.meta.dirname, 'json-lines.ts')).href
  const code = `import { writeLines } from '${module}'; writeLines('${join(dir, 'lines')}', ['x'.repeat(5000)])`
  // A limit for the size of files: like on a disk that becomes full, the first write is short.
  const args = ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, ...NODE_FLAGS, '--input-type=module', '-e', code]
  const { status, stderr } = spawnSync('/bin/sh', args, { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('EFBIG') })
  rmSync(dir, { recursive: true, force: true })
})
