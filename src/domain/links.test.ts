import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RUNS } from '../../tests/property-runs.ts'
import { attacks } from './links.fixture.ts'
import { checkTarget } from './links.ts'

const OWN = 'https://fair.example'
const ALLOWED = ['partner.example', 'port.example:8443', '*.cdn.example', '10.1.2.3', '*', '*.cn', '']
const check = (raw: string) => checkTarget(raw, ALLOWED, OWN)

describe('attacks', () => {
  const all = Object.values(attacks).flat()

  test('include more than 200 different addresses', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(200)
  })

  for (const [reason, addresses] of Object.entries(attacks)) {
    test.each(addresses)(`are refused for ${reason}: %j`, (address) => {
      expect(check(address)).toEqual({ kind: 'refused', reason })
    })
  }

  test('are refused if they are not strings', () => {
    for (const raw of [null, undefined, 1, ['/'], { toString: () => '/' }]) {
      expect(checkTarget(raw as unknown as string, ALLOWED, OWN)).toEqual({ kind: 'refused', reason: 'length' })
    }
  })
})

describe('an address of the site', () => {
  test.each([
    ['/', '/'],
    ['/exhibits/detail/7/?from=a&to=//b#top', '/exhibits/detail/7/?from=a&to=//b#top'],
    ['/exhibits/展会/', '/exhibits/%E5%B1%95%E4%BC%9A/'],
    ['/search/?q=100%25+%0A', '/search/?q=100%25+%0A'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/https://evil.example', '/https://evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['https://fair.example', '/'],
    ['HTTPS://Fair.Example:443/X', '/X'],
    ['https://fair.example?x', '/?x'],
  ])('%s leads to %s', (raw, href) => {
    expect(check(raw)).toEqual({ kind: 'internal', href })
  })

  test('is recognised by its whole origin', () => {
    expect(check('http://fair.example/')).toMatchObject({ kind: 'foreign', secure: false })
    expect(check('https://fair.example:8443/')).toMatchObject({ kind: 'foreign', host: 'fair.example:8443' })
    expect(check('https://fair.example.evil.example/')).toMatchObject({ kind: 'foreign' })
  })

  test('may be a local host during development', () => {
    expect(checkTarget('http://127.0.0.1:4321/x', [], 'http://127.0.0.1:4321')).toEqual({
      kind: 'internal',
      href: '/x',
    })
    expect(checkTarget('http://localhost:4321/x', [], 'http://localhost:4321/')).toEqual({
      kind: 'internal',
      href: '/x',
    })
    expect(checkTarget('http://2130706433:4321/x', [], 'http://127.0.0.1:4321').kind).toBe('refused')
  })
})

describe('an address of another site', () => {
  test.each([
    ['https://partner.example/a?b=%0A#c', 'partner.example'],
    ['https://PARTNER.example', 'partner.example'],
    ['https://port.example:8443/', 'port.example:8443'],
    ['https://a.cdn.example/', 'a.cdn.example'],
    ['https://a.b.cdn.example/', 'a.b.cdn.example'],
    ['https://10.1.2.3/', '10.1.2.3'],
  ])('%s is allowed', (raw, host) => {
    expect(check(raw)).toEqual({ kind: 'allowed', href: new URL(raw).href, host, secure: true })
  })

  test.each([
    ['https://evil.example/', 'evil.example'],
    ['https://notpartner.example/', 'notpartner.example'],
    ['https://partner.example.evil.example/', 'partner.example.evil.example'],
    ['https://sub.partner.example/', 'sub.partner.example'],
    ['https://partner.example:8443/', 'partner.example:8443'],
    ['https://port.example/', 'port.example'],
    ['https://cdn.example/', 'cdn.example'],
    ['https://evilcdn.example/', 'evilcdn.example'],
    ['https://anything.cn/', 'anything.cn'],
    ['https://www.中国.cn/展会', 'www.中国.cn'],
    ['https://xn--fiqs8s.cn/', '中国.cn'],
    ['https://한국.kr/', '한국.kr'],
    ['https://日本語ドメイン.jp/', '日本語ドメイン.jp'],
    ['https://evil.example/?https://partner.example', 'evil.example'],
    ['https://evil.example#@partner.example', 'evil.example'],
    ['https://evil.example/@partner.example', 'evil.example'],
    ['https://evil.example?x@partner.example', 'evil.example'],
  ])('%s is foreign', (raw, host) => {
    expect(check(raw)).toEqual({ kind: 'foreign', href: new URL(raw).href, host, secure: true })
  })

  test('without https is marked as insecure', () => {
    expect(check('http://partner.example/')).toMatchObject({ kind: 'allowed', secure: false })
    expect(check('http://evil.example/')).toMatchObject({ kind: 'foreign', secure: false })
  })

  test('with a name in another script is allowed if the tenant lists its ASCII form', () => {
    const target = checkTarget('https://xn--bcher-kva.de/', ['xn--bcher-kva.de'], OWN)
    expect(target).toMatchObject({ kind: 'allowed', host: 'xn--bcher-kva.de' })
  })
})

test('any address that is not refused leads to exactly the checked target', () => {
  const piece = fc.constantFrom(
    ...[
      'https:',
      'http:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '..',
      '?',
      '#',
      '%2f',
      '%5c',
      '%00',
      '%25',
      '\t',
      ' ',
      '。',
      'а',
      '中',
      ':443',
    ],
    ...[
      'fair.example',
      'partner.example',
      'evil.example',
      'cdn.example',
      '127.0.0.1',
      'javascript:',
      'x',
      'xn--fiqs8s',
      '[::1]',
      '1',
    ],
  )
  const start = fc.constantFrom(
    '',
    '/',
    'https://',
    'https://fair.example',
    'https://partner.example',
    'https://evil.example/',
  )
  const kinds = new Set<string>()
  fc.assert(
    fc.property(start, fc.array(piece, { maxLength: 6 }), (head, pieces) => {
      const raw = head + pieces.join('')
      const target = check(raw)
      kinds.add(target.kind)
      if (target.kind === 'refused') return
      const led = new URL(target.href, `${OWN}/deep/page/`)
      expect(led.origin === OWN, raw).toBe(target.kind === 'internal')
      expect(led.href, raw).toBe(new URL(raw, OWN).href)
      expect(['http:', 'https:']).toContain(led.protocol)
      expect(led.username + led.password).toBe('')
      const trusted =
        ['partner.example', 'port.example', '10.1.2.3'].includes(led.hostname) || led.hostname.endsWith('.cdn.example')
      if (target.kind === 'allowed') expect(trusted, raw).toBe(true)
      if (target.kind !== 'internal') expect(led.protocol === 'https:').toBe(target.secure)
      // An address that was found safe is still safe when it is checked again.
      expect(check(target.href)).toEqual(target)
    }),
    { numRuns: 10 * RUNS },
  )
  expect([...kinds].sort()).toEqual(['allowed', 'foreign', 'internal', 'refused'])
})
