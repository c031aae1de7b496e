import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState.tsx'
import { createRoot } from '../../../islands/root.ts'
import type { PageContext } from '../../../lib/page.ts'

/** What came of asking for an item. */
export type DetailOutcome = { kind: 'view'; title: string; view: ReactNode } | { kind: 'missing' } | FailedDetail

interface FailedDetail {
  kind: 'failed'
  /** No answer came: the network's fault, not the platform's. */
  offline: boolean
  message: string
  errCode?: string | undefined
}

interface Options {
  page: PageContext
  /** The title of the shell, which stands in the document's until the item's is known. */
  shellTitle: string
  missing: Pick<EmptyStateProps, 'title' | 'why' | 'ways'>
  /** The words above a failure. */
  failed: string
  ask: () => Promise<DetailOutcome>
}

/** Shows an item live in a detail's shell: the view, or that there is no such item, or what failed with a way to retry. */
export async function drawDetail(
  root: HTMLElement,
  { page, shellTitle, missing, failed, ask }: Options,
): Promise<void> {
  const react = createRoot(root)
  const show = (title: string, view: ReactNode) => {
    document.title = document.title.replace(shellTitle, () => title)
    react.render(view)
  }
  const face = (view: ReactNode) => <div className="wrap">{view}</div>
  async function run(): Promise<void> {
    const outcome = await ask()
    if (outcome.kind === 'view') return show(outcome.title, outcome.view)
    if (outcome.kind === 'missing')
      return show(missing.title, face(<EmptyState as="h1" drawing="missing" {...missing} />))
    const { offline, message, errCode } = outcome
    const act = { label: page.t('common:retry'), onClick: () => void run() }
    const ways = missing.ways.slice(0, 1)
    const drawing = offline ? 'offline' : 'error'
    react.render(
      face(
        <EmptyState as="h1" drawing={drawing} title={failed} why={message} act={act} ways={ways}>
          {errCode && <code>{errCode}</code>}
        </EmptyState>,
      ),
    )
  }
  await run()
}
