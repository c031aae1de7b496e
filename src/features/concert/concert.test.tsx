import { live } from '@fair/contract/live.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { aliveSandbox } from '@fair/sandbox/testing/alive.ts'
import { payload } from '@fair/sandbox/testing/call-sandbox.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { ConcertView } from './ConcertView.tsx'
import { concertProps, playerViews } from './concert.ts'
import { PlayerView } from './PlayerView.tsx'

const sandbox = aliveSandbox({ size: 'small' })
afterAll(() => sandbox.close())

async function content(language: Language) {
  const [channels, videos, lives] = await Promise.all([
    payload(sandbox, multimedia.channels, {}, { language }),
    payload(sandbox, multimedia.videos, { pageSize: 0 }, { language }),
    payload(sandbox, live.list, { pageNum: 1, pageSize: 0 }, { language }),
  ])
  return { channels, videos: videos.records, lives: lives.records }
}

describe.each(LANGUAGES)('the channels in %s', (language) => {
  const page = testPage(language)

  it('link their videos and lives, and contain what comes next, to be shown once it is published', async () => {
    const { channels, videos, lives } = await content(language)
    const props = concertProps(parsed(channels), parsed(videos), parsed(lives))
    expect(props.upcoming.every(({ state }) => state === 'upcoming')).toBe(true)
    const ofChannels = new Set(props.channels.flatMap((each) => each.videos.map(({ videoId }) => videoId)))
    expect(props.upcoming.every(({ videoId }) => ofChannels.has(videoId))).toBe(true)
    const html = renderView(page, <ConcertView {...props} />)
    for (const { liveId } of channels) if (liveId) expect(html).toContain(page.href(`/live/detail/${liveId}`))
    for (const { videoId } of videos) expect(html).toContain(page.href(`/concert/player/${videoId}`))
  })

  it('are shown beside each video, with the current video marked', async () => {
    const { channels, videos } = await content(language)
    for (const view of playerViews(parsed(channels), parsed(videos))) {
      const html = renderView(page, <PlayerView {...view} />)
      expect(html.match(/aria-current="page"/g)).toHaveLength(2)
      expect(view.programme).toContainEqual(view.video)
      const place = /<div[^>]*class="film-box"[^>]*>/.exec(html)?.[0] ?? ''
      expect(place).toContain('data-phase=')
      expect(place.includes('data-phase="next"')).toBe(view.video.state === 'upcoming')
      // The button is on the picture.
      expect(html).toMatch(/<figure class="[^"]*player-place"><img[^>]*><button class="player-play/)
    }
  })

  it('show an empty state if there are none', () => {
    const html = renderView(page, <ConcertView {...concertProps([], [], [])} />)
    expect(html).toContain('<h1>')
    expect(html).toContain(page.href('/live'))
  })
})
