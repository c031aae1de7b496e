import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { NewsListView } from './NewsListView.tsx'
import { NewsView } from './NewsView.tsx'
import { newsPages, newsViews } from './news.ts'

const fair = fixtureFair(new Date('2026-11-19T02:42:00.000Z'))
const stories = fair.news.map((each) => each.compose('en-US'))
const [list] = newsPages(parsed(stories), 'Fair')
const [, second] = [...newsViews(parsed(stories))]
if (!list || !second) throw new Error('the fixture has news')

describe('news views', () => {
  it.each(LANGUAGES)('show dates in %s', (language) => {
    const page = testPage(language)
    for (const html of [
      renderView(page, <NewsListView {...list} />),
      renderView(page, <NewsView {...second} contentHtml={safe('<p>…</p>')} />),
    ]) {
      expect(html).toContain('<time')
      expect(html).toContain('exhibitor en-US')
    }
  })

  it('hide the dates if the tenant’s flag is set (HIDE_INFORMATION_DATE)', () => {
    const page = testPage('en-US', { flags: ['HIDE_INFORMATION_DATE'] })
    expect(renderView(page, <NewsListView {...list} />)).not.toContain('<time')
    expect(renderView(page, <NewsView {...second} contentHtml={safe('<p>…</p>')} />)).not.toContain('<time')
  })

  it('highlight the newest item on the first page only', () => {
    const page = testPage()
    expect(renderView(page, <NewsListView {...list} />)).toContain('news-lead')
    const further = renderView(page, <NewsListView {...list} pageNum={2} total={32} />)
    expect(further).not.toContain('news-lead')
    expect(further).toContain('href="/en-US/news/" rel="prev"')
    expect(further).toContain('21–32 of 32')
  })

  it('show an empty state without news', () => {
    const html = renderView(testPage(), <NewsListView stories={[]} pageNum={1} total={0} fairName="F" />)
    expect(html).toContain('There is no news yet')
    expect(html).not.toContain('class="pager"')
  })

  it('link the neighbours by publish time', () => {
    const html = renderView(testPage(), <NewsView {...second} contentHtml={safe('')} />)
    expect(html).toMatch(/rel="prev" href="\/en-US\/news\/detail\/N2\/"/)
    expect(html).toMatch(/rel="next" href="\/en-US\/news\/detail\/N0\/"/)
  })
})
