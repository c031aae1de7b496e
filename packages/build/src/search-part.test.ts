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

const indexWith = (sizes: { EXHIBIT: number; EXHIBITOR: number }) => ({
  sizes,
  folder: '/search/',
  kinds: [
    { kind: 'EXHIBIT', results: [] },
    { kind: 'EXHIBITOR', results: [] },
    { kind: 'LIVE', results: [{ id: 'L1' }] },
  ],
})

it('joins exhibits and exhibitors of all shards in the order of the platform’s lists', () => {
  const reported = [
    [indexWith({ EXHIBIT: 3, EXHIBITOR: 1 }), ['/search/', 'EXHIBIT', 1, { id: 'b' }]],
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

it.each([
  ['in between', [0, 2]],
  ['at the end', [0, 1]],
])('refuses a joined search with a missing result %s', (_where, places) => {
  const index = indexWith({ EXHIBIT: 0, EXHIBITOR: 3 })
  const reported = places.map((place) => ['/search/', 'EXHIBITOR', place, { id: `x${place}` }])
  expect(() => [...joinSearch(shards([index], reported))]).toThrow(expect.objectContaining({ exitCode: 2 }))
})
