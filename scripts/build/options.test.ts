import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('--now', () => {
  it('is a moment with its offset, by flag or variable, and kept in UTC', () => {
    expect(readOptions(['--now', '2026-11-19T10:42+08:00'], {}).now).toBe('2026-11-19T02:42:00.000Z')
    expect(readOptions([], { BUILD_NOW: '2026-11-19T02:42:00Z' }).now).toBe('2026-11-19T02:42:00.000Z')
    expect(readOptions([], {}).now).toBeNull()
  })

  it.each(['2026-11-19', '2026-11-19T10:42', 'now'])('is not %s', (text) => {
    expect(() => readOptions(['--now', text], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
  })
})
