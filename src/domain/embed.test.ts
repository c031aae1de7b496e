import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { embedCode, embedderOrigin, exactOrigins, oEmbed, originAround } from './embed.ts'

const address = 'https://fair.example/ja-JP/micro-page/M1/'

describe('the embed code', () => {
  it('is an iframe of the page, with its title escaped', () => {
    const title = '"><script>alert(1)</script> 土と炎 & <b>'
    const { document } = new JSDOM(embedCode({ address, title })).window
    const frame = document.querySelector('iframe')
    expect(frame?.src).toBe(`${address}?embed=1`)
    expect(frame?.title).toBe(title)
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.querySelector('b')).toBeNull()
  })

  it('sets the height of its own frame only, and only from messages of the page’s origin', () => {
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

  it('is the html of the oEmbed response, which has the fields of version 1.0 for type rich', () => {
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

  it.each([0 / 0, 1 / 0])('omits a picture with a height of %s from its answer', (height) => {
    const thumbnail = { url: 'https://fair.example/p', width: 960, height }
    const answer = oEmbed({ address, title: 'x' }, { name: 'Fair', url: 'https://fair.example/', thumbnail })
    expect(Object.keys(answer).filter((name) => name.startsWith('thumbnail'))).toEqual([])
  })
})

describe('the embedding origin', () => {
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
  ])('with ancestor %s and referrer %s is %s', (ancestor, referrer, expected) => {
    expect(embedderOrigin(allowed, ancestor, referrer)).toBe(expected)
  })

  it.each([
    ['https://a.example', 'https://b.example/', 'https://a.example'],
    [undefined, 'https://b.example/x?y', 'https://b.example'],
    [undefined, '', null],
    [undefined, 'about:blank', null],
    // A sandboxed frame has no origin that a message could be sent to.
    ['null', 'https://b.example/', null],
  ])('of any site, with ancestor %s and referrer %s, is %s', (ancestor, referrer, expected) => {
    expect(originAround(ancestor, referrer)).toBe(expected)
  })

  it('can be allowed only as an exact origin', () => {
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
