import type { Call } from '../../api/client.ts'
import { type MicroPage, micro } from '../../contract/micro.ts'
import { routeOf } from '../../routes.ts'
import { fillBlocks } from '../../rules/blocks.ts'
import { exactOrigins } from '../../rules/embed.ts'
import { askBlockSources } from '../../state/block-sources.ts'
import type { PageData } from '../../state/page-data.ts'
import { MicroPageView } from '../../ui/blocks/MicroPageView.tsx'
import { showDetail } from '../../ui/detail/show-detail.tsx'
import type { PageContext } from '../../ui/page.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { startMicroPage } from './micro-page.ts'

/** Shows a micro page that has no prerendered page, by the view of those that have; null: there is none to show. */
export async function showMicroPage(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  await showDetail<MicroPage>(root, data, id, {
    texts: ['blocks', 'home', 'micro'],
    words: { shell: 'micro:title', missing: 'micro:notFound', list: 'micro:all' },
    list: '/micro-list',
    ask: (call, microPageId) => call(micro.detail, { microPageId }),
    titleOf: (found) => found.title,
    view: (found, { page, call }) => viewOf(page, found, call, data),
  })
  const article = root.querySelector<HTMLElement>('.micro')
  if (article) startMicroPage(article, data.say.network)
}

async function viewOf(page: PageContext, found: MicroPage, call: Call, data: PageData) {
  const blocks = found.blocks.flatMap((block) => block ?? [])
  const hasPage = (path: string) => routeOf(path) !== undefined
  const asked = { call, exhibitionId: data.exhibitionId ?? '', zone: data.zone, clean: sanitise, hasPage }
  const sources = await askBlockSources(blocks, asked)
  return (
    <MicroPageView
      page={page}
      title={found.title}
      summary={found.summary}
      cover={found.cover}
      updateTime={found.updateTime}
      blocks={fillBlocks(blocks, sources, page.now)}
      fairName={document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? ''}
      embedOrigins={exactOrigins(found.embedOrigins)}
      // Only a prerendered page may be framed: the server knows of no other.
      code={null}
    />
  )
}
