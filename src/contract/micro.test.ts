import { expect, test } from 'vitest'
import { MicroPage } from './micro.ts'

const picture = { url: '/media/a', width: 800, height: 600 }

test('a block that the site does not know leaves the rest of the page standing', () => {
  const known = { type: 'countdown', blockId: 'b2', title: 'Opening', until: '2026-11-18T01:00:00Z', doneText: 'Open' }
  const page = MicroPage.safeParse({
    microPageId: 'm1',
    title: 'Promotion',
    summary: '',
    cover: picture,
    updateTime: '2026-11-01T00:00:00Z',
    embedOrigins: [],
    blocks: [
      { type: 'news', blockId: 'b1', title: 'News', count: 3 },
      { type: 'hologram', blockId: 'b0', title: '' },
      known,
      { ...known, until: 20261118 },
    ],
  })
  expect(page.data?.blocks).toEqual([{ type: 'news', blockId: 'b1', title: 'News', count: 3 }, null, known, null])
})
