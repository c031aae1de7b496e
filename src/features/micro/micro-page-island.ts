import type { PageData } from '../../state/page-data.ts'
import { startMicroPage } from './micro-page.ts'

/** A prerendered micro page: no framework, for nothing of it is drawn again. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  startMicroPage(root, data.say.network)
}
