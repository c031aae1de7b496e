import { ticket } from '../../contract/ticket.ts'
import type { PageData } from '../../state/page-data.ts'
import { createRoot, type Root } from '../../ui/root.ts'
import { KindGroups } from './KindListView.tsx'
import { toolsOf } from './mount-ticket.tsx'

/** /ticket: stock, sale and what this visitor may have, as they are now. What is prerendered stays where that fails. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const { page, call } = await toolsOf(data)
  let react: Root | null = null
  const ask = async () => {
    const answer = await call(ticket.kinds, {})
    if (!answer.ok) return
    react ??= createRoot(root)
    react?.render(<KindGroups page={page} kinds={answer.data} />)
  }
  addEventListener('fair:session', () => void ask())
  await ask()
}
