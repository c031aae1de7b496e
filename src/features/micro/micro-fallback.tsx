import { type MicroPage, micro } from '@fair/contract/micro.ts'
import { fillBlocks } from '../../domain/blocks.ts'
import { exactOrigins } from '../../domain/embed.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { routeOf } from '../../routes.ts'
import { fetchBlockSources } from '../shared/blocks/block-sources.ts'
import { MicroPageView } from '../shared/blocks/MicroPageView.tsx'
import { openDetail } from '../shared/detail/open-detail.ts'
import { RunningMicroPage } from './RunningMicroPage.tsx'

/** Shows a micro page that has no prerendered page, with the view of the prerendered pages. */
export const openMicroPage = openDetail<MicroPage>({
  fetchRecord: (call, microPageId) => call(micro.detail, { microPageId }),
  titleOf: (found) => found.title,
  async view(found, { page, data, call, siteName }) {
    const blocks = found.blocks.flatMap((block) => block ?? [])
    const hasPage = (path: string) => routeOf(path) !== undefined
    const sourceContext = { call, exhibitionId: data.exhibitionId ?? '', zone: data.zone, clean: sanitise, hasPage }
    const sources = await fetchBlockSources(blocks, sourceContext)
    const embedOrigins = exactOrigins(found.embedOrigins)
    return (
      <RunningMicroPage origins={embedOrigins}>
        <MicroPageView
          title={found.title}
          summary={found.summary}
          cover={found.cover}
          updateTime={found.updateTime}
          blocks={fillBlocks(blocks, sources, page.now)}
          fairName={siteName}
          embedOrigins={embedOrigins}
          // Only prerendered pages may be framed; the server has no others.
          code={null}
        />
      </RunningMicroPage>
    )
  },
})
