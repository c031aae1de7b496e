import type { AllowedLink } from '@fair/contract/link.ts'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../domain/links.fixture.ts'
import { addressIn, destinationOf } from './destination.ts'

const OWN = 'https://fair.example'
const links: AllowedLink[] = [
  { host: '*.haihui.example', linkName: 'Haihui Expo' },
  { host: 'www.example.com', linkName: 'Partner hotels' },
]
/** As in production: encoded in an address, and read back. */
const from = (url: string) => destinationOf(addressIn(`?${new URLSearchParams({ url })}`), links, OWN)

describe('the requested address', () => {
  it('is decoded once', () => {
    expect(addressIn('?url=https%3A%2F%2Fa.example%2F%2520')).toBe('https://a.example/%20')
  })
  it('is null without url, and is refused if url occurs twice', () => {
    expect(addressIn('?to=https://a.example')).toBeNull()
    expect(destinationOf(null, links, OWN)).toEqual({ kind: 'none' })
    expect(addressIn('?url=https://www.example.com&url=javascript:alert(1)')).toBe('')
    expect(destinationOf('', links, OWN)).toEqual({ kind: 'refused', reason: 'length' })
  })
})

describe('a destination', () => {
  it('opens automatically only for listed hosts, with their listed name', () => {
    expect(from('https://www.example.com/rooms?from=fair')).toEqual({
      kind: 'site',
      href: 'https://www.example.com/rooms?from=fair',
      host: 'www.example.com',
      secure: true,
      name: 'Partner hotels',
      opens: true,
    })
    expect(from('https://shop.haihui.example/')).toMatchObject({ name: 'Haihui Expo', opens: true })
    for (const near of [
      'https://example.com/',
      'https://www.example.com.evil.example/',
      'https://www.example.com:8443/',
      'https://haihui.example/',
      'https://evilhaihui.example/',
    ]) {
      expect(from(near), near).toMatchObject({ kind: 'site', name: null, opens: false })
    }
  })
  it('waits for a click if the connection is not encrypted, even for a listed host', () => {
    expect(from('http://www.example.com/')).toMatchObject({ name: 'Partner hotels', secure: false, opens: false })
  })
  it('is internal for addresses of the site', () => {
    expect(from('https://fair.example/exhibits/?q=1')).toEqual({ kind: 'internal', href: '/exhibits/?q=1' })
    expect(from('/news/')).toEqual({ kind: 'internal', href: '/news/' })
  })
  it('is refused for each of more than 200 misleading addresses', () => {
    // A lone surrogate does not survive an address, so it cannot arrive in one.
    const all = Object.values(attacks)
      .flat()
      .filter((address) => address.isWellFormed())
    expect(all.length).toBeGreaterThan(200)
    for (const address of all) expect(from(address).kind, address).toBe('refused')
  })
})
