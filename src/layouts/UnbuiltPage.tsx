import { exhibition } from '@fair/contract/exhibition.ts'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { Result } from '../api/client.ts'
import { ErrorState } from '../components/ErrorState.tsx'
import type { OpenUnbuilt } from '../features/shared/unbuilt.ts'
import { applyFair } from '../features/shared/unbuilt-fair.ts'
import { IslandProvider, useIsland } from '../islands/IslandProvider.tsx'
import { notifyRendered } from '../stores/changes.ts'
import { showQueryState } from '../stores/query-state.ts'
import { UNBUILT, type UnbuiltPath } from './unbuilt-pages.ts'

interface Props {
  of: UnbuiltPath
  /** The prerendered content, that of the current exhibition. If absent, it is beside the island, in `[data-built]`. */
  children?: ReactNode
}

/** `?live=ID` on a page that lists something: the same page for an exhibition that has no prerendered pages. */
export const UnbuiltPage = (props: Props) => (
  <IslandProvider>
    <Unbuilt {...props} />
  </IslandProvider>
)

function Unbuilt({ of, children }: Props) {
  const island = useIsland()
  const { liveId } = island.data
  const [rendered, setRendered] = useState<Result<ReactNode> | null>(null)
  const request = async () => {
    if (liveId === null) return
    const fair = island.call(exhibition.detailPc, { id: liveId })
    const open: OpenUnbuilt = await UNBUILT[of].open(island.page.t)
    const known = await fair
    if (!known.ok) return setRendered(known)
    applyFair(island, known.data)
    setRendered(await open(island, known.data))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => void request(), [])
  useLayoutEffect(() => {
    if (!rendered) return
    document.querySelector('[data-built]')?.remove()
    showQueryState()
    notifyRendered()
  }, [rendered])
  if (!rendered) return children
  if (rendered.ok) return rendered.data
  return (
    <div className="wrap">
      <ErrorState failure={rendered} title={island.page.t('pages:brokenTitle')} again={() => void request()} />
    </div>
  )
}
