import { link } from '@fair/contract/link.ts'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { showQueryState } from '../../stores/query-state.ts'
import { addressIn, type Destination, destinationOf } from './destination.ts'
import { LinkCountdown } from './LinkCountdown.tsx'

interface Props {
  siteName: string
  /** The content shown until the address is classified. */
  children?: ReactNode
}

/** /jump-middle and /external-link with `?url=`: checks the address and shows where it leads (Spec 2). */
export const ExternalLink = (props: Props) => (
  <IslandProvider>
    <ClassifiedLink {...props} />
  </IslandProvider>
)

function ClassifiedLink({ siteName, children }: Props) {
  const { call } = useIsland()
  const [classified, setClassified] = useState<{ destination: Destination; listFailed: boolean } | null>(null)
  useEffect(() => {
    const classify = async () => {
      const requested = addressIn(location.search)
      const unlisted = destinationOf(requested, [], location.origin)
      if (unlisted.kind === 'internal') return location.replace(unlisted.href)
      // Fetched every time, so that a host that was removed from the platform's list no longer opens. If the list
      // cannot be loaded, nothing opens by itself.
      const links = unlisted.kind === 'site' ? await call(link.external, {}) : null
      const destination = links?.ok ? destinationOf(requested, links.data, location.origin) : unlisted
      setClassified({ destination, listFailed: links?.ok === false })
    }
    void classify()
  }, [call])
  useLayoutEffect(() => {
    if (classified) showQueryState()
  }, [classified])
  if (!classified) return <div className="external-link">{children}</div>
  return <LinkCountdown siteName={siteName} {...classified} />
}
