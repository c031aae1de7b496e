import type { Information } from '@fair/contract/news.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { NEWS_PAGE_SIZE, newsListPath, newsPages, newsViews } from './news.ts'

/** `n` hours before noon; odd numbers are of another column. */
const story = (n: number): Information =>
  parsed({
    informationId: `N${n}`,
    title: `Story ${n}`,
    summary: '',
    cover: { url: '/media/x', width: 16, height: 9 },
    publishTime: new Date(Date.UTC(2026, 10, 19, 12) - n * 3_600_000).toISOString(),
    source: '',
    columnId: n % 2 === 0 ? 'fair' : 'exhibitor',
    columnName: '',
    updateTime: '2026-11-19T00:00:00Z',
    content: '<p>…</p>',
  })
const stories = Array.from({ length: 43 }, (_, n) => story(n))
/** Unsorted, as a platform might return them. */
const shuffled = [...stories.slice(20), ...stories.slice(0, 20).reverse()]

describe('the news list', () => {
  it('is split into pages of twenty, newest first', () => {
    const pages = newsPages(shuffled, 'Fair')
    expect(pages.map((each) => each.stories.length)).toEqual([20, 20, 3])
    expect(pages.flatMap((each) => each.stories.map((one) => one.informationId))).toEqual(
      stories.map((each) => each.informationId),
    )
    expect(pages.map((each) => each.pageNum)).toEqual([1, 2, 3])
    expect(pages.every((each) => each.total === 43)).toBe(true)
  })

  it('has summaries only, so that changed content does not change the list', () => {
    expect(newsPages(stories, 'Fair')[0]?.stories[0]).not.toHaveProperty('content')
  })

  it('has one empty page without news, and a single page if all items fit', () => {
    expect(newsPages([], 'Fair')).toEqual([{ stories: [], pageNum: 1, total: 0, fairName: 'Fair' }])
    expect(newsPages(stories.slice(0, NEWS_PAGE_SIZE), 'Fair')).toHaveLength(1)
  })

  it('has its first page at /news', () => {
    expect([1, 2].map(newsListPath)).toEqual(['/news', '/news/page/2'])
  })
})

describe('a news item', () => {
  const views = [...newsViews(shuffled)]

  it('is linked to the items published just before and just after it', () => {
    const ids = views.map(({ previous, story: { informationId }, next }) => [previous?.id, informationId, next?.id])
    expect(ids[0]).toEqual(['N1', 'N0', undefined])
    expect(ids[7]).toEqual(['N8', 'N7', 'N6'])
    expect(ids[42]).toEqual([undefined, 'N42', 'N41'])
  })

  it('has the four newest other items of its column as related items', () => {
    expect(views[0]?.related.map((each) => each.informationId)).toEqual(['N2', 'N4', 'N6', 'N8'])
    expect(views[7]?.related.map((each) => each.informationId)).toEqual(['N1', 'N3', 'N5', 'N9'])
    const alone = newsViews([{ ...story(0), columnId: 'traffic' }, ...stories.slice(1)]).next().value
    expect(alone?.related).toEqual([])
  })
})
