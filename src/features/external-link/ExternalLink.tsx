import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { link } from '../../contract/link.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { showQueryState } from '../../stores/query-state.ts'
import { askedAddress, type Destination, destinationOf } from './destination.ts'
import { LinkCountdown } from './LinkCountdown.tsx'

interface Props {
  siteName: string
  /** What the page shows without an address. */
  children?: ReactNode
}

/** /jump-middle and /external-link with `?url=`: judges the address and shows where it leads (Spec 2). */
export const ExternalLink = (props: Props) => (
  <IslandProvider>
    <Judged {...props} />
  </IslandProvider>
)

function Judged({ siteName, children }: Props) {
  const { page, call } = useIsland()
  const [judged, setJudged] = useState<{ destination: Destination; listFailed: boolean } | null>(null)
  useEffect(() => {
    const judge = async () => {
      const asked = askedAddress(location.search)
      const unlisted = destinationOf(asked, [], location.origin)
      if (unlisted.kind === 'internal') return location.replace(unlisted.href)
      // Asked for anew each time, so that a host which the platform took off its list opens nothing any more; where the
      // list cannot be read, nothing opens by itself.
      const links = unlisted.kind === 'site' ? await call(link.external, {}) : null
      const destination = links?.ok ? destinationOf(asked, links.data, location.origin) : unlisted
      setJudged({ destination, listFailed: links?.ok === false })
    }
    void judge()
  }, [call])
  useLayoutEffect(() => {
    if (judged) showQueryState()
  }, [judged])
  if (!judged) return <div className="external-link">{children}</div>
  return <LinkCountdown page={page} siteName={siteName} {...judged} />
}
