import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSavingData } from './saving-data.ts'

afterEach(() => vi.unstubAllGlobals())

describe('isSavingData', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '3g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [undefined, false],
  ])('for the connection %o is %s', (connection, expected) => {
    vi.stubGlobal('navigator', { connection })
    expect(isSavingData()).toBe(expected)
  })
})
