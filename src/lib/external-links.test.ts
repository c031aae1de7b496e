import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { sanitise } from '../content/sanitise.ts'
import { leadOut, outward } from './external-links.ts'

const page = testPage('ja-JP')
const through = (html: string) => leadOut(sanitise(html), page)
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((match) => match[1])

describe('links of platform HTML', () => {
  it('lead through the external link page, in the page’s language', () => {
    const html = through('<p>See <a href="https://mill.example/a?b=1&amp;c=%20#d">the mill</a>.</p>')
    expect(html).toBe(
      '<p>See <a href="/ja-JP/jump-middle/?url=https%3A%2F%2Fmill.example%2Fa%3Fb%3D1%26c%3D%2520%23d" rel="nofollow external">the mill</a>.</p>',
    )
    const [href = ''] = hrefs(html)
    expect(new URL(href, 'https://fair.example').searchParams.get('url')).toBe('https://mill.example/a?b=1&c=%20#d')
  })

  it.each(['/exhibits/', '#top', 'mailto:a@b.example', 'tel:+8657'])('are unchanged for %s', (href) => {
    expect(hrefs(through(`<a href="${href}">x</a>`))).toEqual([href])
  })

  it('are found after other attributes, in upper case and with angle brackets in a title', () => {
    expect(hrefs(through('<A title="1 > 0" lang=ja HREF=HTTPS://mill.example>x</A>'))[0]).toContain('/jump-middle/')
    expect(through('<a title="a > b" href="https://mill.example">x</a>')).not.toContain('href="https:')
  })

  it('do not include text that only looks like a link', () => {
    const text = '<p>Write &lt;a href="https://mill.example"&gt; and it links.</p>'
    expect(through(text)).toBe(sanitise(text))
  })

  it('never lead to another site directly, for any HTML', () => {
    const piece = fc.constantFrom(
      ...[
        '<a ',
        '<a href="https://x.example">',
        'href="https://x.example"',
        ' title="',
        '"',
        '>',
        '</a>',
        "'",
        'x',
        ' ',
      ],
      ...['&quot;', '&amp;', '<b>', 'HREF=https://y.example', '<img src="https://z.example/a.png">', '&gt;'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        for (const href of linksOf(through(pieces.join('')))) expect(href).not.toMatch(/^https?:/i)
      }),
      { numRuns: 400 },
    )
  })

  it('to an exhibitor’s own site also lead through the external link page', () => {
    expect(outward(page, 'https://mill.example/')).toBe('/ja-JP/jump-middle/?url=https%3A%2F%2Fmill.example%2F')
  })
})

/** Links as a browser parses them. */
function linksOf(html: string): string[] {
  return [...JSDOM.fragment(html).querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
}
