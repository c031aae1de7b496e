import type { Call } from '../../api/client.ts'
import { stream } from '../../contract/stream.ts'
import { showToast } from '../../state/page-events.ts'
import { playFilm } from '../../ui/blocks/video-player.ts'

/**
 * The place of a player (PlayerView.tsx) plays its video when it is asked to. Where that is, the platform tells each time,
 * in an address that runs out (Spec 7).
 */
export function startPlayer(root: HTMLElement, call: Call): void {
  const button = root.querySelector<HTMLButtonElement>('[data-key="play"]')
  const place = root.querySelector('.player-place')
  if (!button || !place) return
  const { film: videoId = '', label = '', fail = '' } = root.dataset
  const give = (text: string) => {
    button.hidden = false
    button.ariaDisabled = null
    showToast({ text, bad: true })
  }
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return
    // Not `disabled`: the focus stays on it until the player has it.
    button.ariaDisabled = 'true'
    const result = await call(stream.video, { videoId })
    if (!result.ok) return give(result.message)
    const failed = () => give(fail)
    const poster = place.querySelector('img')?.currentSrc ?? ''
    await playFilm(place, { url: result.data.url, label, poster, captions: [] }, failed).catch(failed)
    if (!place.isConnected) button.hidden = true
  })
}
