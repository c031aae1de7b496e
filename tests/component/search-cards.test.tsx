// The card views that another site shows in a frame: the requests of their address, and the targets of their links.
import '../../src/styles/search.css'
import { expect, it } from 'vitest'
import { CardList } from '../../src/features/search/CardList.tsx'
import { fetchCards } from '../../src/features/search/cards.api.ts'
import { CARD_VIEWS, type CardView, readCards } from '../../src/features/search/cards.ts'
import { SearchCards } from '../../src/features/search/SearchCards.tsx'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'

const cards = () => [...document.querySelectorAll('li.item')]
const hrefs = () => cards().map((each) => each.querySelector('a')?.getAttribute('href'))

async function open(view: CardView, query: string) {
  const { call, data } = await openPage(`/en-US/search/component/${view}/${query}`, 'search')
  const first = dataOf(await fetchCards(call, data.search, readCards(view, '')))
  return hydrate(
    <div className="find-frame">
      <h1 className="visually-hidden">Cards</h1>
      <SearchCards view={view}>
        <CardList view={view} results={first} keyword="" />
      </SearchCards>
    </div>,
  )
}

it.each(Object.keys(CARD_VIEWS) as CardView[])(
  '%s shows the results for its address, with links that open in the top window',
  async (view) => {
    await open(view, '')
    expect(cards().length).toBeGreaterThan(2)
    await expectAccessible()
    const word = /[\p{L}\d]{4,}/u.exec(cards()[1]?.querySelector('h2, h3, a')?.textContent ?? '')?.[0] ?? ''
    expect(word).not.toBe('')
    await open(view, `?keyword=${encodeURIComponent(word)}&size=2`)
    await expect.poll(() => cards().length).toBeLessThanOrEqual(2)
    expect(cards().length).toBeGreaterThan(0)
    for (const link of document.querySelectorAll('li.item a')) expect(link.getAttribute('target')).toBe('_top')
  },
)

it('cards by ids are in the order of the ids', async () => {
  await open('exhibits-card', '')
  const ids = hrefs().map((each) => each?.split('/').at(-2))
  await open('exhibits-card', `?ids=${[ids[4], ids[2]]}`)
  await expect.poll(() => hrefs().map((each) => each?.split('/').at(-2))).toEqual([ids[4], ids[2]])
})
