import { afterAll, describe, expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { parsed } from '../../tests/parsed.ts'
import { type BuildContext, setBuild } from '../content/build-context.ts'
import { setMediaPolicy } from '../content/media-policy.ts'
import type { FilledBlock } from '../domain/blocks.ts'
import { itemList } from './json-ld.ts'
import { blockItems, exhibitorItem } from './listed.ts'

// The build's policy for media is global to all tests of a worker.
afterAll(() => setMediaPolicy(null))

const page = testPage('en-US')
setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)

describe('the ItemList of a page', () => {
  it('contains the items of the page, once each and in order', () => {
    const items = [7, 3, 7].map((n) =>
      exhibitorItem(page, parsed({ exhibitorId: String(n), exhibitorName: `Mill & Co ${n}` })),
    )
    expect(itemList(items)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Mill & Co 7', url: 'https://fair.example/en-US/exhibitor/detail/7/' },
      { '@type': 'ListItem', position: 2, name: 'Mill & Co 3', url: 'https://fair.example/en-US/exhibitor/detail/3/' },
    ])
  })

  it('has the first ten items of a page', () => {
    const items = Array.from({ length: 40 }, (_, n) => ({ name: `Item ${n}`, href: `/${n}/` }))
    const names = (itemList(items)['itemListElement'] as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(items.slice(0, 10).map(({ name }) => name))
  })

  it('contains the items of composed blocks, without links to other sites or filters', () => {
    const advertised = (title: string, path: string) => ({ title, path })
    const blocks = [
      { type: 'goods', goodsType: 'MEETING', items: [{ meetingId: '5001', title: 'Freight rates' }] },
      { type: 'richText', html: '<h3><a href="/exhibits/">x</a></h3>' },
      {
        type: 'advertisements',
        items: [
          advertised('Own', '/exhibitor/detail/1'),
          advertised('Out', 'https://mill.example/'),
          advertised('Filter', '/exhibits?tag=ce'),
        ],
      },
    ] as unknown as FilledBlock[]
    expect(blockItems(page, blocks)).toEqual([
      { name: 'Freight rates', href: '/en-US/meeting/detail/5001/' },
      { name: 'Own', href: '/en-US/exhibitor/detail/1/' },
    ])
  })
})
