import { describe, expect, it } from 'vitest'
import { safe } from '../../../tests/safe-html.ts'
import { parseBody } from '../../content/sanitise.ts'
import { withContents } from './contents.ts'

const contentsOf = (html: string) => withContents(safe(html), parseBody)

describe('withContents', () => {
  it('gives each h2 an id and lists them in order', () => {
    const { html, contents } = contentsOf('<p>a</p><h2>One</h2><h3>x</h3><h2 lang="ja">二 &amp; <em>三</em></h2>')
    expect(html).toBe(
      '<p>a</p><h2 id="section-1">One</h2><h3>x</h3><h2 lang="ja" id="section-2">二 &amp; <em>三</em></h2>',
    )
    expect(contents).toEqual([
      { id: 'section-1', text: 'One' },
      { id: 'section-2', text: '二 & 三' },
    ])
  })

  it('ignores headings without text, and returns no contents without headings', () => {
    expect(contentsOf('<h2><br></h2><h2> Two </h2>').contents).toEqual([{ id: 'section-1', text: 'Two' }])
    expect(contentsOf('<p>text</p>')).toEqual({ html: '<p>text</p>', contents: [] })
  })

  it('decodes text only once', () => {
    expect(contentsOf('<h2>&amp;lt;b&amp;gt;</h2>').contents[0]?.text).toBe('&lt;b&gt;')
  })
})
