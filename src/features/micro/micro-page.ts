import { showToast } from '../../state/page-events.ts'
import { startCountdowns } from '../../ui/blocks/countdown-clock.ts'
import { startFilms } from '../../ui/blocks/video-player.ts'
import { startEmbedded } from './embedded.ts'

/** A micro page that stands comes alive: clocks run, recordings play, its code can be copied; in a frame it tells its height. */
export function startMicroPage(root: HTMLElement, failed: string): void {
  startCountdowns(root)
  startFilms(root, (text) => showToast({ text: text || failed }))
  const copy = root.querySelector<HTMLElement>('[data-copied]')
  copy?.addEventListener('click', () => {
    const field = root.querySelector<HTMLTextAreaElement>('.offer textarea')
    if (!field) return
    // Where the clipboard is closed to us, the code is selected: one more key copies it.
    field.select()
    navigator.clipboard?.writeText(field.value).then(
      () => showToast({ text: copy.dataset['copied'] ?? '' }),
      () => {},
    )
  })
  if (new URLSearchParams(location.search).get('embed') === '1')
    startEmbedded((root.dataset['origins'] ?? '').split(' '))
}
