// A video that is published while /concert is open moves from the upcoming ones to its channel's.
import '../../src/styles/concert.css'
import { multimedia } from '@fair/contract/multimedia.ts'
import { expect, it } from 'vitest'
import { PageProvider } from '../../src/components/usePage.ts'
import { ConcertView } from '../../src/features/concert/ConcertView.tsx'
import { concertProps } from '../../src/features/concert/concert.ts'
import { dataOf } from '../connected.ts'
import { hydrate, openPage } from './island.tsx'

it('shows a video among the upcoming ones until it is published, and then only in its channel', async () => {
  const { page, call } = await openPage('/en-US/concert/', 'concert')
  const channels = dataOf(await call(multimedia.channels, {}))
  const { records } = dataOf(await call(multimedia.videos, { pageSize: 0 }))
  const next = records.find(({ channelId }) => channelId === channels[0]?.channelId)
  if (!next) throw new Error('no video')
  const videos = records.map((each) => ({
    ...each,
    state: each.videoId === next.videoId ? ('upcoming' as const) : ('replay' as const),
  }))
  const main = await hydrate(
    <PageProvider value={page}>
      <ConcertView {...concertProps(channels, videos, [])} />
    </PageProvider>,
  )
  const cards = [...main.querySelectorAll<HTMLElement>('li')].filter((card) =>
    card.querySelector(`a[href*="/${next.videoId}/"]`),
  )
  const places = () => cards.filter((card) => card.checkVisibility()).map((card) => card.closest('section')?.className)
  expect(places()).toEqual(['section'])
  for (const card of cards) card.dataset['phase'] = 'past'
  expect(places()).toEqual(['section channel'])
  expect(main.querySelector('.section:not(.channel)')?.checkVisibility()).toBe(false)
})
