import { multimedia } from '@fair/contract/multimedia.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { OpenDetail } from '../shared/detail/open-detail.ts'
import { playerOf } from './concert.ts'
import { PlayerView } from './PlayerView.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

/** Shows a video that has no prerendered page. The platform has no call for one video, so all are searched. */
export const openVideo: OpenDetail = async (id, { call }) => {
  const [videos, channels] = await Promise.all([
    call(multimedia.videos, { pageSize: 0 }),
    call(multimedia.channels, {}),
  ])
  if (!videos.ok) return detailFailure(videos)
  const { records } = videos.data
  const video = records.find(({ videoId }) => videoId === id)
  if (!video) return { kind: 'missing' }
  const props = playerOf(video, channels.ok ? channels.data : [], records)
  const view = (
    <VideoPlayer videoId={id} title={video.title}>
      <PlayerView {...props} />
    </VideoPlayer>
  )
  return { kind: 'view', title: video.title, view }
}
