import { connect } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ChatIsland } from './ChatIsland.tsx'
import { recountOf } from './recount.ts'

/** /chat. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  // The sheet of dialogs follows: pictures and cards open in one.
  void dialogSheet()
  const t = await loadTranslate(data.language, ['common', 'errors', 'chat'])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  createRoot(root).render(
    <ChatIsland page={liveContext(data, t)} data={data} call={connect(data, text)} recount={recountOf(data, text)} />,
  )
}
