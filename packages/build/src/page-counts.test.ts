import { EXIT } from '@fair/contract/rules/failure.ts'
import { expect, it } from 'vitest'
import { addCounts, countPages, requireNoFewer } from './page-counts.ts'

it('counts pages by kind and language across exhibitions, without list pages', () => {
  const counts = countPages([
    '/exhibits/detail/7/',
    '/e/2002/exhibits/detail/7/',
    'exhibits/detail/8/index.html',
    '/ja-JP/exhibits/detail/7/',
    '/ja-JP/e/2002/exhibits/detail/7/',
    '/exhibits/',
    '/exhibits/page/2/',
    '/ja-JP/exhibitor/region/CN/page/2/',
    '/',
  ])
  expect(counts).toEqual({ 'exhibits/detail default': 3, 'exhibits/detail ja-JP': 2 })
  expect(addCounts(counts, { 'exhibits/detail ja-JP': 5, 'news/detail ko-KR': 1 })).toEqual({
    'exhibits/detail default': 3,
    'exhibits/detail ja-JP': 7,
    'news/detail ko-KR': 1,
  })
})

it('ignores documents that are not pages: the full text of a record disappears when the text is shortened', () => {
  const fullTexts = ['site/texts/en-US/7/0123456789abcdef0123.html', '/site/texts/ja-JP/0123456789abcdef0123.html']
  expect(countPages([...fullTexts, 'demo.html', 'exhibits/detail/a.html/index.html'])).toEqual({
    'exhibits/detail default': 1,
  })
})

it.each([
  ['exhibits/detail ja-JP', 100, 90, true],
  ['exhibits/detail ja-JP', 100, 89, false],
  ['exhibits/detail ja-JP', 100, 0, false],
  ['exhibits/detail ja-JP', 100, 120, true],
  // If there are few, one may be missing, but not the last.
  ['live/detail default', 3, 2, true],
  ['live/detail default', 3, 1, false],
  ['live/detail default', 1, 0, false],
  // Missing legal pages are always reported.
  ['agreement default', 20, 19, false],
])('%s: from %i to %i pages is allowed: %s', (kind, before, now, isAllowed) => {
  const compare = () => requireNoFewer({ [kind]: before }, now === 0 ? {} : { [kind]: now }, 'Nothing was published')
  if (isAllowed) compare()
  else
    expect(compare).toThrow(
      expect.objectContaining({
        exitCode: EXIT.fewer,
        message: `Too many pages are missing: ${now} of ${before} ${kind}. Nothing was published. If that is right, add --allow-fewer.`,
      }),
    )
})
