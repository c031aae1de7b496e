import { describe, expect, it } from 'vitest'
import { countOf, newIn, packFavourites, unpackFavourites } from './favourites-handover.ts'

const saved = { EXHIBIT: ['1001', '1002'], EXHIBITOR: ['E7'], LIVE: [] }

describe('favourites for another device', () => {
  it('are written to a link and read from it', () => {
    const text = packFavourites(saved)
    expect(text).toBe('EXHIBIT.1001.1002~EXHIBITOR.E7')
    expect(unpackFavourites(`#take=${text}`)).toEqual({ EXHIBIT: ['1001', '1002'], EXHIBITOR: ['E7'] })
    expect(countOf(saved)).toBe(3)
  })

  it('omit invalid ids and types, and are null if none remain', () => {
    expect(unpackFavourites('#take=EXHIBIT.1.<b>.1~evil.1')).toEqual({ EXHIBIT: ['1'] })
    for (const fragment of ['', '#main', '#take=', '#take=~~']) expect(unpackFavourites(fragment)).toBeNull()
    expect(packFavourites({ EXHIBIT: ['a b', 'ok'] })).toBe('EXHIBIT.ok')
  })

  it('include ids that contain the separators, or are as long as ids may be', () => {
    const all = { EXHIBIT: ['a.b', '~7', 'x'.repeat(128)], EXHIBITOR: ['E.7~1'] }
    expect(unpackFavourites(`#take=${packFavourites(all)}`)).toEqual(all)
  })

  it('are filtered to those that are new on this device', () => {
    expect(newIn({ EXHIBIT: ['1001', '9'], EXHIBITOR: ['E7'] }, saved)).toEqual({ EXHIBIT: ['9'] })
  })
})
