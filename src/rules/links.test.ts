import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkTarget, type RefusalReason } from './links.ts'

const OWN = 'https://fair.example'
const ALLOWED = ['partner.example', 'port.example:8443', '*.cdn.example', '10.1.2.3', '*', '*.cn', '']
const check = (raw: string) => checkTarget(raw, ALLOWED, OWN)

const schemes = [
  'javascript',
  'JavaScript',
  'vbscript',
  'data',
  'blob',
  'file',
  'ftp',
  'ws',
  'wss',
  'about',
  'view-source',
  'mailto',
  'tel',
  'intent',
  'jar',
  'filesystem',
  'chrome',
  'ms-word',
  'httpx',
  'hhttp',
]
const invisible = [
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00A0',
  '\u200B',
  '\u200D',
  '\u202E',
  '\u2066',
  '\u3000',
  '\u3164',
  '\uFEFF',
  '\u00AD',
  '\u2028',
  '\uD800',
]

/** Addresses that must lead nowhere, by the reason that each is refused for. */
const attacks: Record<RefusalReason, string[]> = {
  length: ['', `/${'a'.repeat(2048)}`, `https://evil.example/${'a'.repeat(2048)}`],
  scheme: [
    ...schemes.map((scheme) => `${scheme}:alert(1)`),
    ...schemes.map((scheme) => `${scheme}://fair.example/%0aalert(1)`),
    'javascript:/*https://fair.example/*/alert(1)',
    'javascript:void(0)//https://partner.example',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'http:evil.example',
    'https:evil.example',
    'http:/evil.example',
    'https:/fair.example',
    'https:///evil.example',
    'https:////evil.example',
    'http://',
    'https://',
    'https://?evil.example',
    'https://#evil.example',
    'https:',
    'evil.example:80/',
    'partner.example:443',
  ],
  'protocol-relative': [
    '//evil.example',
    '//fair.example',
    '///evil.example',
    '////evil.example',
    '//',
    '//partner.example/',
    '//@evil.example',
    '//evil.example:80',
  ],
  relative: [
    'evil.example',
    'www.evil.example/',
    '.evil.example',
    './/evil.example',
    '../x',
    '?next=//evil.example',
    '#//evil.example',
    'javascript%3Aalert(1)',
    'javascript%253Aalert(1)',
    'java%73cript%3aalert(1)',
    '%6aavascript%3aalert(1)',
    '%2f%2fevil.example',
    '%5c%5cevil.example',
    'https%3A%2F%2Fevil.example',
    'https%253A%252F%252Fevil.example',
    'h%74tps://evil.example',
    '&#106;avascript&#58;alert(1)',
    'javascript：alert(1)',
    'ｊavascript:alert(1)',
    'ｈttps://evil.example',
    'httpſ://evil.example',
    'https：//evil.example',
    'https∶//evil.example',
    ':javascript:alert(1)',
    '@evil.example',
    '／／evil.example',
  ],
  character: [
    ...invisible.flatMap((c) => [
      `${c}https://partner.example/`,
      `https://partner.example/${c}`,
      `ht${c}tps://evil.example/`,
      `/${c}/evil.example`,
    ]),
    ...invisible.map((c) => `java${c}script:alert(1)`),
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https://evil.example\\@partner.example',
    'https://partner.example\\.evil.example',
    'https://partner.example/"onclick="alert(1)',
    '/"><script>alert(1)</script>',
    '/<svg/onload=alert(1)>',
    '/`alert(1)`',
  ],
  'user-info': [
    'https://partner.example@evil.example/',
    'https://fair.example@evil.example/',
    'https://fair.example:443@evil.example/',
    'https://user:pass@partner.example/',
    'https://@evil.example/',
    'https://@fair.example/',
    'https://a@b@evil.example/',
    'https://fair.example%2f@evil.example/',
    'https://fair.example%23@evil.example/',
    'https://evil.example%40@fair.example/',
  ],
  host: [
    'https://evil.example./',
    'https://partner.example./',
    'https://.evil.example/',
    'https://evil..example/',
    'https://evil/',
    'http://localhost/',
    'http://intranet:8080/',
    'http://com/',
    'https://-evil.example/',
    'https://evil-.example/',
    'https://ev_il.example/',
    'https://evil.example:/',
    'https://evil.example:99999/',
    'https://evil.example:80x/',
    'https://evil.example:-1/',
    'https://%65vil.example/',
    'https://evil%2eexample/',
    'https://partner.example%2f.evil.example/',
    'https://partner.example%00.evil.example/',
    'https://partner.example%E3%80%82evil.example/',
    'https://evil。example/',
    'https://evil．example/',
    'https://evil｡example/',
    'https://ｅvil.example/',
    'https://ⓔvil.example/',
    'https://evil.ⓒⓞⓜ/',
    'https://ｆair.example/',
    'https://fair。example/',
    'https://%66air.example/',
    'https://partner.ｅxample/',
    'https://ℯvil.example/',
    'https://𝐞vil.example/',
    'https://evil.℡/',
    'https://partner.example,evil.example/',
    'https://partner.example;evil.example/',
    "https://partner.example'evil.example/",
    'https://(evil).example/',
    'https://evil.example!/',
    'https://$evil.example/',
    'https://evil.example&partner.example/',
    'https://evil*.example/',
    'https://{evil}.example/',
    'https://evil|x.example/',
    'https://xn--/',
    'https://evil.example℀partner.example/',
    `https://${'a'.repeat(64)}.example/`,
    `https://${'a.'.repeat(130)}example/`,
  ],
  ip: [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0x0.0x0.0x1/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://0.0.0.0/',
    'http://00000177.1/',
    'http://127.0.0.1./',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1:8080/',
    'http://93.184.216.34/',
    'http://1.1/',
    'http://256.1.1.1/',
    'http://1.2.3.4.5/',
    'http://0xfff.0xfff/',
    'http://evil.0x1/',
    'http://evil.1/',
    'http://4294967296/',
    'http://①②⑦.0.0.1/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:0:0:1]:80/',
    'http://[2001:db8::1]/',
    'http://[::ffff:0a01:0203]/',
    'http://167838211/',
    'http://0xa.1.2.3/',
    'http://10.66051/',
  ],
  script: [
    'https://аррӏе.com/',
    'https://xn--80ak6aa92e.com/',
    'https://pаypal.com/',
    'https://xn--pypal-4ve.com/',
    'https://gооgle.com/',
    'https://fаir.example/',
    'https://раrtner.example/',
    'https://ɡoogle.com/',
    'https://googlе.com/',
    'https://αpple.com/',
    'https://ориon.example/',
    'https://fair.exаmple/',
    'https://google一.com/',
    'https://fair.exampleノlogin.evil.com/',
    'https://fair.example〳login.evil.com/',
    'https://ㅣogin.example/',
    'https://한국fair.kr/',
    'https://한あ.kr/',
    'https://bücher.de/',
    'https://xn--bcher-kva.de/',
    'https://fаir。example/',
    'https://ⲟwa.example/',
    'https://օffice.example/',
    'https://ꓮpple.example/',
    'https://ᴀpple.example/',
    'https://çom.example/',
    'https://fair.example̸.evil.com/',
    'https://भारत.example/',
    'https://עברית.example/',
  ],
  encoded: [
    '/%2fevil.example',
    '/%2F/evil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%5C%5Cevil.example',
    '/x/%5c..%5cevil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%250d%250aSet-Cookie:x',
    '/x%00.html',
    '/x%7f',
    '/./%2fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/x/../..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/x/%2e%2e//evil.example',
    '/.%2e//evil.example',
    '/x/%2E./%2fevil.example',
    '/%25252525252525252fevil.example',
    'https://fair.example//evil.example',
    'https://fair.example/%2fevil.example',
    'https://fair.example/%5cevil.example',
    'https://fair.example/x/..//evil.example',
    'https://fair.example:443//evil.example',
    'HTTPS://FAIR.EXAMPLE//evil.example',
    'https://fair.example/%0d%0ax',
  ],
}

describe('attacks', () => {
  const all = Object.values(attacks).flat()

  test('are at least 200, and all different', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(200)
  })

  for (const [reason, addresses] of Object.entries(attacks)) {
    test.each(addresses)(`${reason}: %j`, (address) => {
      expect(check(address)).toEqual({ kind: 'refused', reason })
    })
  }

  test('what is not a text is refused', () => {
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

  test('is one by its whole origin', () => {
    expect(check('http://fair.example/')).toMatchObject({ kind: 'foreign', secure: false })
    expect(check('https://fair.example:8443/')).toMatchObject({ kind: 'foreign', host: 'fair.example:8443' })
    expect(check('https://fair.example.evil.example/')).toMatchObject({ kind: 'foreign' })
  })

  test('may be a numbered host while the site is developed', () => {
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

describe('an address elsewhere', () => {
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

  test('without https is marked', () => {
    expect(check('http://partner.example/')).toMatchObject({ kind: 'allowed', secure: false })
    expect(check('http://evil.example/')).toMatchObject({ kind: 'foreign', secure: false })
  })

  test('a name in another script is open to a tenant that lists its ASCII form', () => {
    const target = checkTarget('https://xn--bcher-kva.de/', ['xn--bcher-kva.de'], OWN)
    expect(target).toMatchObject({ kind: 'allowed', host: 'xn--bcher-kva.de' })
  })
})

test('whatever is put together: what is let through leads where it says', () => {
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
      // What was found safe stays so when it is checked again.
      expect(check(target.href)).toEqual(target)
    }),
    { numRuns: 20_000 },
  )
  expect([...kinds].sort()).toEqual(['allowed', 'foreign', 'internal', 'refused'])
})
