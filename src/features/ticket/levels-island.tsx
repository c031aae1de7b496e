import { rights } from '../../contract/rights.ts'
import type { PageData } from '../../state/page-data.ts'
import { createRoot, type Root } from '../../ui/root.ts'
import { Levels } from './LevelsView.tsx'
import { toolsOf } from './mount-ticket.tsx'

/** /vip-rights: which level is the visitor's. What is prerendered stays where that cannot be asked. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const { page, call } = await toolsOf(data)
  let react: Root | null = null
  const ask = async () => {
    const answer = await call(rights.levels, {})
    if (!answer.ok) return
    react ??= createRoot(root)
    react?.render(<Levels page={page} levels={answer.data} />)
  }
  addEventListener('fair:session', () => void ask())
  await ask()
}
