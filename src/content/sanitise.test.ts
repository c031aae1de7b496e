import createDOMPurify, { type Config } from 'dompurify'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PURIFY } from '../lib/safe-html.ts'
import { setMediaPolicy } from './media-policy.ts'
import { isPlain, sanitise } from './sanitise.ts'

const purify = createDOMPurify(new JSDOM('').window)
const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<ul>',
  '</ul>',
  '<ol>',
  '</ol>',
  '<li>',
  '</li>',
  '<h3>',
  '</h3>',
  '<strong>',
  '</strong>',
  '<em>',
  '</em>',
  '<br>',
  '&amp;',
  '&lt;',
  '文',
  'a b',
  ' ',
  '"',
  "'",
  '\n',
)

describe('sanitise', () => {
  it('adds rel="nofollow" to links of this site that have a query, and to no others', () => {
    expect(sanitise('<a title="A > B" href="/exhibits/?tag=ce">CE</a>')).toBe(
      '<a title="A &gt; B" href="/exhibits/?tag=ce" rel="nofollow">CE</a>',
    )
    for (const href of ['/exhibits/', '/exhibits/#list', 'https://mill.example/?a=1'])
      expect(sanitise(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`)
  })

  it('removes scripts, foreign content and styles', () => {
    const attacks = [
      '<p onclick="x()">a</p>',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">a</a>',
      '<a href="//evil.example">a</a>',
      '<p style="position:fixed">a</p>',
      '<iframe src="https://evil.example"></iframe>',
      '<svg><script>alert(1)</script></svg>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<form action="https://evil.example"><input></form>',
      '<a href="java\tscript:alert(1)">a</a>',
    ]
    for (const attack of attacks) {
      const clean = sanitise(attack)
      expect(clean).not.toMatch(/onerror=|onclick|<script|javascript:|style=|<iframe|<form|<svg|<style|\/\/evil/i)
    }
  })

  describe('media of platform HTML', () => {
    const policy = {
      origin: 'https://fair.example',
      origins: { media: ['https://*.img.example'], streams: ['https://live.example'] },
    }
    const [own, foreign] = ['https://a.img.example/1.png', 'https://evil.example/1']
    const table: [string, string, string][] = [
      ['a relative picture', '<img src="/media/1">', '<img src="/media/1">'],
      ['a picture of the site', '<img src="https://fair.example/1">', '<img src="https://fair.example/1">'],
      ['a picture of an allowed origin', `<img src="${own}">`, `<img src="${own}">`],
      ['a foreign picture', `<img src="${foreign}" alt="A">`, ''],
      ['foreign pictures in a row', `<img src="${foreign}"><img src="${foreign}"><img src="/a">`, '<img src="/a">'],
      ['a foreign picture in upper case with backslashes', '<img src="HTTPS:\\\\evil.example/1">', ''],
      ['a foreign picture with a protocol-relative address', '<img src="//evil.example/1">', '<img>'],
      ['a picture of an origin allowed only for streams', '<img src="https://live.example/1">', ''],
      ['a foreign srcset', `<img src="/a" srcset="${foreign} 2x">`, '<img src="/a">'],
      ['a foreign video', `<video src="${foreign}.mp4" poster="${foreign}"></video>`, ''],
      ['a foreign audio', `<audio src="${foreign}.mp3"></audio>`, ''],
      ['foreign sources', `<video><source src="${foreign}.mp4"></video>`, ''],
      [
        'a foreign source of a picture element',
        `<picture><source srcset="${foreign}"><img src="/a"></picture>`,
        '<img src="/a">',
      ],
    ]

    it.each(table)('is kept or removed by origin: %s', (_, html, clean) => {
      setMediaPolicy(policy)
      onTestFinished(() => setMediaPolicy(null))
      expect(sanitise(`<p>x${html}</p>`)).toBe(`<p>x${clean}</p>`)
    })

    it('is restored when a later build allows its origin', () => {
      onTestFinished(() => setMediaPolicy(null))
      const html = '<p><img src="https://later.example/1"></p>'
      setMediaPolicy(policy)
      expect(sanitise(html)).toBe('<p></p>')
      setMediaPolicy({ ...policy, origins: { media: ['https://later.example'], streams: [] } })
      expect(sanitise(html)).toBe(html)
    })
  })

  it('keeps the usual markup of a description', () => {
    const html = '<h3>标题</h3><p>文字 <strong>重</strong><br>b &amp; c</p><ul><li>一</li><li>二</li></ul>'
    expect(isPlain(html)).toBe(true)
    expect(sanitise(html)).toBe(html)
    expect(sanitise('<p><a href="https://a.cn" target="_blank">x</a></p>')).toBe('<p><a href="https://a.cn">x</a></p>')
  })

  it('treats HTML as plain only if DOMPurify would not change it', () => {
    let plain = 0
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = pieces.join('')
        if (!isPlain(html)) return
        plain += 1
        const text = (source: string) => new JSDOM(`<body>${source}`).window.document.body.innerHTML
        expect(text(purify.sanitize(html, PURIFY as Config))).toBe(text(html))
      }),
    )
    expect(plain).toBeGreaterThan(20)
  })

  it('does not treat HTML with attributes, comments, unknown or unbalanced tags as plain', () => {
    for (const html of [
      '<p a>x</p>',
      '<!-- -->',
      '<div>x</div>',
      '<p>x',
      'x</p>',
      '<P>x</P>',
      '&copy;',
      '<p><h3>x</h3></p>',
      '<li>x</li>',
      '<',
      'a > b',
    ]) {
      expect(isPlain(html), html).toBe(false)
    }
  })
})
