import { expect, it } from 'vitest'
import { forCrawlers } from './nofollow.ts'

it('marks links with a query, and leaves all others as they are', () => {
  expect(forCrawlers('<a class="x" href="/exhibits/?tag=ce">CE</a>')).toBe(
    '<a rel="nofollow" class="x" href="/exhibits/?tag=ce">CE</a>',
  )
  expect(forCrawlers('<a title="A > B" href="/exhibits/?tag=ce">CE</a>')).toBe(
    '<a rel="nofollow" title="A > B" href="/exhibits/?tag=ce">CE</a>',
  )
  for (const html of [
    '<a href="/exhibits/page/2/">2</a>',
    '<a href="/exhibits/#list">list</a> <a href="/x/">?</a>',
    '<a rel="nofollow" href="/exhibits/?tag=ce">CE</a>',
    '<a title="A > B" href="/exhibits/?tag=ce" rel="next">CE</a>',
    '<a href="https://mill.example/?a=1">mill</a>',
    '<abbr title="/a?">x</abbr>',
  ])
    expect(forCrawlers(html)).toBe(html)
})
