import { describe, expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { renderView } from '../../tests/render-view.tsx'
import { Pager, pageNumbers } from './Pager.tsx'

describe('pageNumbers', () => {
  it('returns the first, last and adjacent pages, and no gap of a single page', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4])
    expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9])
    expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
    expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9])
  })
})

describe('Pager', () => {
  const render = (pageNum: number, total: number) =>
    renderView(testPage(), <Pager pageNum={pageNum} pageSize={20} total={total} href={(n) => `/news/page/${n}/`} />)

  it('renders nothing if all records fit on one page', () => {
    expect(render(1, 20)).toBe('')
    expect(render(1, 0)).toBe('')
  })

  it('shows the current page and range, with links to the previous and next page', () => {
    const html = render(2, 1234)
    expect(html).toContain('<a href="/news/page/2/" aria-current="page">2</a>')
    expect(html).toContain('<a href="/news/page/1/" rel="prev" aria-label="Previous page">')
    expect(html).toContain('<a href="/news/page/3/" rel="next" aria-label="Next page">')
    expect(html).toContain('21–40 of 1,234')
  })

  it('has no previous link on the first page and no next link on the last', () => {
    expect(render(1, 60)).not.toContain('rel="prev"')
    expect(render(3, 60)).not.toContain('rel="next"')
  })
})
