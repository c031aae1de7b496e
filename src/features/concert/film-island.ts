import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { startPlayer } from './play-video.ts'

/** A prerendered video comes alive: no framework, for nothing of it is drawn again. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, ['errors'])
  startPlayer(
    root,
    connect(data, (key) => t(`errors:${key}`)),
  )
}
