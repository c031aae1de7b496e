import { domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RUNS } from '../../tests/property-runs.ts'
import { decodePunycode, readableHost } from './host.ts'

describe('decodePunycode', () => {
  // The samples of RFC 3492, 7.1, as far as they fit into a DNS label.
  test.each([
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
    ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
    ['-with-super-monkeys-pc58ag80a8qai00g7n9n', '安室奈美恵-with-super-monkeys'],
    ['2-u9tlzr9756bt3uc0v', 'ひとつ屋根の下2'],
    ['d9juau41awczczp', 'そのスピードで'],
    ['-> $1.00 <--', null],
    ['bcher-kva', 'bücher'],
    ['fiqs8s', '中国'],
    ['hello-', 'hello'],
    ['', null],
    ['a', '\u0080'],
    ['ab-', 'ab'],
    ['b9', null],
    ['FIQS8S', null],
    ['99999999', null],
    ['a'.repeat(64), null],
  ])('decodes %s to %s', (encoded, decoded) => {
    expect(decodePunycode(encoded)).toBe(decoded)
  })

  test('agrees with the runtime on every name that it encodes', () => {
    const letter = fc.constantFrom(...'abz0中国展会日本語あんアンー한국어бгλü')
    let compared = 0
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 14 }), (name) => {
        const url = URL.canParse(`https://${name}.cn/`) ? new URL(`https://${name}.cn/`) : null
        const [label = ''] = url?.hostname.split('.') ?? []
        if (!label.startsWith('xn--')) return
        compared += 1
        expect(decodePunycode(label.slice(4))).toBe(domainToUnicode(label))
      }),
    )
    expect(compared).toBeGreaterThan(RUNS / 2)
  })
})

describe('readableHost', () => {
  test.each([
    ['example.com', 'example.com'],
    ['a-b.1x.example.com', 'a-b.1x.example.com'],
    ['pr-1--site.example.com', 'pr-1--site.example.com'],
    ['xn--fiqs8s', '中国'],
    ['www.xn--fiqs8s.cn', 'www.中国.cn'],
    ['xn--r8jz45g.jp', '例え.jp'],
    ['xn--3e0b707e.kr', '한국.kr'],
    ['xn--80ak6aa92e.com', null],
    ['xn--bcher-kva.de', null],
    ['xn--google-yg3h.com', null],
    ['xn--hello-.com', null],
    ['xn--.com', null],
    ['a_b.com', null],
    ['-a.com', null],
    ['a-.com', null],
    ['a..com', null],
    ['', null],
    [`${'a'.repeat(64)}.com`, null],
  ])('%s is %s', (ascii, readable) => {
    expect(readableHost(ascii)).toBe(readable)
  })
})
