import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { embedCode, embedderOrigin, exactOrigins, oEmbed, originAround } from './embed.ts'

const address = 'https://fair.example/ja-JP/micro-page/M1/'

describe('the code to embed', () => {
  it('is a frame of the page, whatever its title', () => {
    const title = '"><script>alert(1)</script> 土と炎 & <b>'
    const { document } = new JSDOM(embedCode({ address, title })).window
    const frame = document.querySelector('iframe')
    expect(frame?.src).toBe(`${address}?embed=1`)
    expect(frame?.title).toBe(title)
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.querySelector('b')).toBeNull()
  })

  it('gives its own frame the height that our origin tells, and nobody else’s', () => {
    const { window } = new JSDOM(`<body>${embedCode({ address, title: 'x' })}${embedCode({ address, title: 'y' })}`, {
      runScripts: 'dangerously',
    })
    const [first, second] = [...window.document.querySelectorAll('iframe')]
    const before = first?.height
    const say = (origin: string, source: unknown, data: unknown) =>
      window.dispatchEvent(new window.MessageEvent('message', { origin, source: source as Window, data }))
    say('https://evil.example', first?.contentWindow, { type: 'fair:height', height: 9 })
    say('https://fair.example', window, { type: 'fair:height', height: 9 })
    say('https://fair.example', first?.contentWindow, { type: 'other', height: 9 })
    say('https://fair.example', first?.contentWindow, null)
    expect(first?.height).toBe(before)
    say('https://fair.example', first?.contentWindow, { type: 'fair:height', height: 1234.4 })
    expect(first?.height).toBe('1235')
    expect(second?.height).toBe(before)
  })

  it('is the html of the oEmbed answer, which holds what version 1.0 asks of type rich', () => {
    const answer = oEmbed(
      { address, title: 'x' },
      {
        name: 'Fair',
        url: 'https://fair.example/',
        thumbnail: { url: 'https://fair.example/p', width: 960, height: 720 },
      },
    )
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', html: embedCode({ address, title: 'x' }) })
    expect(Object.keys(answer).sort()).toEqual(
      'cache_age height html provider_name provider_url thumbnail_height thumbnail_url thumbnail_width title type version width'.split(
        ' ',
      ),
    )
  })
})

describe('who embeds', () => {
  const allowed = ['https://a.example', 'http://localhost:4400']
  it.each([
    ['https://a.example', '', 'https://a.example'],
    [undefined, 'https://a.example/page?x', 'https://a.example'],
    [undefined, 'http://localhost:4400/', 'http://localhost:4400'],
    // The browser provides the ancestor; a referrer may be from an earlier page.
    ['https://evil.example', 'https://a.example/', null],
    [undefined, 'https://a.example.evil.example/', null],
    [undefined, 'http://a.example/', null],
    [undefined, '', null],
  ])('ancestor %s, referrer %s: %s', (ancestor, referrer, expected) => {
    expect(embedderOrigin(allowed, ancestor, referrer)).toBe(expected)
  })

  it.each([
    ['https://a.example', 'https://b.example/', 'https://a.example'],
    [undefined, 'https://b.example/x?y', 'https://b.example'],
    [undefined, '', null],
    [undefined, 'about:blank', null],
    // A sandboxed frame has no origin that a message could be sent to.
    ['null', 'https://b.example/', null],
  ])('anybody around: ancestor %s, referrer %s: %s', (ancestor, referrer, expected) => {
    expect(originAround(ancestor, referrer)).toBe(expected)
  })

  it('only exact origins count', () => {
    expect(
      exactOrigins([
        'https://a.example',
        'https://a.example',
        'http://localhost:4400',
        'https://b.example/',
        'https://b.example/x',
        'https://*.b.example',
        '*',
        "'self'",
        'https://c.example; script-src *',
        'HTTPS://D.example',
        'data:',
        '',
      ]),
    ).toEqual(['https://a.example', 'http://localhost:4400'])
  })
})
