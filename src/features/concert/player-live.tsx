import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import { multimedia } from '../../contract/multimedia.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { drawDetail } from '../../ui/live-detail.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { playerOf } from './concert.ts'
import { PlayerView } from './PlayerView.tsx'
import { startPlayer } from './play-video.ts'

/** Shows a video that has no prerendered page. The platform has no call for one: it is found among all. */
export async function showVideo(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'concert'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: t('concert:shell'),
    missing: {
      title: t('concert:missing'),
      why: t('concert:missingWhy'),
      ways: [
        { label: t('concert:all'), href: page.href('/concert') },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('concert:failed'),
    async ask() {
      if (id === null) return { kind: 'missing' }
      const [videos, channels] = await Promise.all([
        call(multimedia.videos, { pageSize: 0 }),
        call(multimedia.channels, {}),
      ])
      if (!videos.ok) return detailFailure(videos)
      const { records } = videos.data
      const video = records.find(({ videoId }) => videoId === id)
      if (!video) return { kind: 'missing' }
      const props = playerOf(video, channels.ok ? channels.data : [], records)
      return { kind: 'view', title: video.title, view: <PlayerView page={page} {...props} /> }
    },
  })
  const player = root.querySelector<HTMLElement>('.film-box')
  if (player) startPlayer(player, call)
  tellDrawn()
}
