import type { Exhibitor } from '@fair/contract/catalogue.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { Guest } from '@fair/contract/guest.ts'
import type { Live } from '@fair/contract/live.ts'
import type { Meeting } from '@fair/contract/meeting.ts'
import type { Information } from '@fair/contract/news.ts'
import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { afterAll, expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { type BuildContext, setBuild } from '../content/build-context.ts'
import { setMediaPolicy } from '../content/media-policy.ts'
import { ownPicture } from './context.ts'
import { exhibitionEvent, newsArticle, organization } from './json-ld.ts'
import { liveEvent, meetingEvent } from './json-ld-event.ts'
import { guestPerson } from './json-ld-groups.ts'

// The build's policy for media is global to all tests of a worker.
afterAll(() => setMediaPolicy(null))

it('describes a company without what the platform does not know of it', () => {
  setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)
  const none = { url: '', width: 0, height: 0 }
  const exhibitor = {
    ...{ exhibitorId: '7', exhibitorName: 'Mill & Co', localName: '', summary: 'Mills.', regionName: 'Kyoto, Japan' },
    ...{ logo: none, cover: none, foundedYear: 0, website: null },
  } as unknown as Exhibitor
  expect(organization(testPage('en-US'), exhibitor)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Mill & Co',
    description: 'Mills.',
    address: 'Kyoto, Japan',
    url: 'https://fair.example/en-US/exhibitor/detail/7/',
  })
})

it('represents a record without a picture by none, and not by the placeholder that its page shows', () => {
  setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)
  const page = testPage('en-US')
  const none = { url: '', width: 0, height: 0 }
  const venue = { venue: 'Hall', city: 'Kyoto' }
  const all = [
    newsArticle(page, { informationId: '1', cover: none } as unknown as Information),
    liveEvent(page, venue, { _id: '1', cover: none } as unknown as Live, ''),
    guestPerson(page, { guestId: '1', portrait: none } as unknown as Guest),
  ]
  for (const data of all) expect(data['image']).toBeUndefined()
  expect(ownPicture(page, page.media('' as PictureAddress, 960))).toBeUndefined()
  const known = page.media('/media/1.jpg' as PictureAddress, 960)
  expect(ownPicture(page, known)).toBe(known)
  expect(newsArticle(page, { cover: { ...none, url: '/media/1.jpg' } } as unknown as Information)['image']).toEqual([
    `https://fair.example${known}`,
  ])
})

it('names no source of a story without one, and no dates that the tenant hides', () => {
  setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)
  const story = { source: '', publishTime: '2026-11-18T01:00Z', updateTime: '2026-11-18T02:00Z' }
  const fieldsOf = (flags: string[], change: object = {}) => {
    const cover = { url: '', width: 0, height: 0 }
    const data = newsArticle(testPage('en-US', { flags }), { cover, ...story, ...change } as unknown as Information)
    return Object.keys(JSON.parse(JSON.stringify(data)))
  }
  expect(fieldsOf([])).not.toContain('author')
  expect(fieldsOf([], { source: 'Press office' })).toEqual(
    expect.arrayContaining(['author', 'publisher', 'datePublished']),
  )
  expect(fieldsOf(['HIDE_INFORMATION_DATE']).filter((name) => name.startsWith('date'))).toEqual([])
})

it('names the venue or the room alone for a meeting without the other', () => {
  setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)
  const meeting = { meetingId: '1', place: '', cover: { url: '', width: 0, height: 0 }, guests: [] }
  const at = (place: string, venue = 'Fair Hall') =>
    meetingEvent(testPage('en-US'), { venue, city: 'Kyoto' }, { ...meeting, place } as unknown as Meeting, '')
  expect(at('')['location']).toMatchObject([{ name: 'Fair Hall' }, {}])
  expect(at('Room 2')['location']).toMatchObject([{ name: 'Fair Hall, Room 2' }, {}])
  expect(at('Room 2', '')['location']).toMatchObject([{ name: 'Room 2' }, {}])
})

it('describes a fair without a venue as online', () => {
  setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)
  const at = (venue: string, city: string) =>
    exhibitionEvent(testPage('en-US'), { exhibitionName: 'Fair', venue, city } as Exhibition, 'Site')
  const online = { '@type': 'VirtualLocation' }
  expect(at('Hall', 'Kyoto')['location']).toMatchObject([{ name: 'Hall', address: 'Kyoto' }, online])
  expect(at('', 'Kyoto')['location']).toMatchObject([{ name: 'Kyoto', address: 'Kyoto' }, online])
  expect(at('', '')['location']).toMatchObject([online])
  expect(at('', '')['location']).toHaveLength(1)
  expect(at('', '')['eventAttendanceMode']).toBe('https://schema.org/OnlineEventAttendanceMode')
})
