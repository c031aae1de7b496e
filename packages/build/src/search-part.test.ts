import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeLines } from './json-lines.ts'
import { joinSearch } from './search-part.ts'
import type { ShardFolder } from './shard-file.ts'

/** Shards with these lines as their part of the search. */
function shards(...lines: unknown[][]): ShardFolder[] {
  const root = mkdtempSync(join(tmpdir(), 'search-part-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return lines.map((values, n) => {
    const file = `search-${n}.jsonl`
    writeLines(join(root, file), values)
    return { dir: root, files: [file, 'index.html'] } as unknown as ShardFolder
  })
}

const index = {
  folder: '/search/',
  kinds: [
    { kind: 'EXHIBIT', results: [] },
    { kind: 'EXHIBITOR', results: [] },
    { kind: 'LIVE', results: [{ id: 'L1' }] },
  ],
}

it('joins exhibits and exhibitors of all shards in the order of the platform’s lists', () => {
  const reported = [
    [index, ['/search/', 'EXHIBIT', 1, { id: 'b' }]],
    [
      ['/search/', 'EXHIBIT', 2, { id: 'c' }],
      ['/search/', 'EXHIBITOR', 0, { id: 'x' }],
      ['/search/', 'EXHIBIT', 0, { id: 'a' }],
    ],
  ]
  const [joined, ...others] = [...joinSearch(shards(...reported))]
  expect(others).toEqual([])
  expect(joined?.kinds.map(({ results }) => results.map(({ id }) => id))).toEqual([['a', 'b', 'c'], ['x'], ['L1']])
})

it('refuses a joined search with a missing result', () => {
  const reported = [[index, ['/search/', 'EXHIBITOR', 0, { id: 'a' }]], [['/search/', 'EXHIBITOR', 2, { id: 'c' }]]]
  expect(() => [...joinSearch(shards(...reported))]).toThrow(expect.objectContaining({ exitCode: 2 }))
})
