import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import type { PageData } from '../../state/page-data.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { dialogSheet } from '../../ui/sheet.ts'
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
