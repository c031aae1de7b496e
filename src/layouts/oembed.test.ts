import type { MicroPage } from '@fair/contract/micro.ts'
import { afterAll, expect, it } from 'vitest'
import { type BuildContext, setBuild } from '../content/build-context.ts'
import { setMediaPolicy } from '../content/media-policy.ts'
import { oEmbedText } from './oembed.ts'

// The build's policy for media is global to all tests of a worker.
afterAll(() => setMediaPolicy(null))

/** The thumbnail in the answer for a micro page with this cover. */
function thumbnailOf(cover: object): unknown {
  setBuild({
    content: {
      ...{ defaultLanguage: 'en-US', currentId: null, fairs: new Map() },
      texts: new Map([['en-US', { site: { siteName: 'Fair', configList: [] } }]]),
    },
    config: { origin: 'https://fair.example', mediaTemplate: '{url}?w={width}', now: '2026-11-19T02:00:00Z' },
  } as unknown as BuildContext)
  const micro = { microPageId: 'M1', title: 'Kilns', cover } as MicroPage
  const scope = { language: 'en-US', exhibitionId: null } as const
  return JSON.parse(oEmbedText({ scope, micro, origins: ['https://a.example'] })).thumbnail_url
}

it('an oEmbed answer has a thumbnail only if the page has a picture', () => {
  expect(thumbnailOf({ url: '/media/1.jpg', width: 4, height: 3 })).toBe('https://fair.example/media/1.jpg?w=960')
  // The size is what the site reads for a missing picture (api/repair.ts).
  expect(thumbnailOf({ url: '', width: 4, height: 3 })).toBeUndefined()
})
