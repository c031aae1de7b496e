import { stream } from '@fair/contract/stream.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Call } from '../../api/client.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { playFilm } from '../shared/blocks/video-player.ts'

interface Props {
  videoId: string
  title: string
  /** The page of the video, including the player's place (PlayerView.tsx). */
  children?: ReactNode
}

/** Plays a video in place when the visitor starts it. */
export const VideoPlayer = (props: Props) => (
  <IslandProvider>
    <Player {...props} />
  </IslandProvider>
)

function Player({ videoId, title, children }: Props) {
  const { page, call } = useIsland()
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (root.current) start(root.current, call, { videoId, title, failed: page.t('concert:playFailed') })
  }, [])
  return <div ref={root}>{children}</div>
}

/** The platform returns the video's address on each request, as it expires (Spec 7). */
function start(root: HTMLElement, call: Call, video: { videoId: string; title: string; failed: string }): void {
  const button = root.querySelector<HTMLButtonElement>('[data-key="play"]')
  const place = root.querySelector('.player-place')
  if (!button || !place) return
  const give = (text: string) => {
    button.ariaDisabled = null
    showToast({ text, bad: true })
  }
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return
    // Not `disabled`, so that the button keeps the focus until the player takes it.
    button.ariaDisabled = 'true'
    const result = await call(stream.video, { videoId: video.videoId })
    if (!result.ok) return give(result.message)
    const failed = () => give(video.failed)
    const poster = place.querySelector('img')?.currentSrc ?? ''
    const film = { url: result.data.url, label: video.title, poster, captions: [] }
    await playFilm(place, film, failed).catch(failed)
  })
}
