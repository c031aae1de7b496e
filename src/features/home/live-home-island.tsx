import { connect } from '../../api/browser.ts'
import type { Call, Failure } from '../../api/client.ts'
import { decoration } from '../../contract/decoration.ts'
import { exhibition } from '../../contract/exhibition.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { routeOf } from '../../routes.ts'
import { chooseExhibition } from '../../rules/exhibition.ts'
import { homeProps } from '../../rules/home-page.ts'
import { askBlockSources } from '../../state/block-sources.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { HomeView } from '../../ui/blocks/HomeView.tsx'
import { Face } from '../../ui/Face.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { sanitise } from '../../ui/sanitise.ts'

/** `?live=ID`: home of an exhibition that has no prerendered pages (Spec 2, ?eid=), by the view of those that have. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = data.liveId
  if (id === null) return
  const t = await loadTranslate(data.language, ['blocks', 'common', 'errors', 'home', 'pages'])
  const call = connect(data, (key) => t(`errors:${key}`))
  const drawing = createRoot(root)
  const retry = async (): Promise<void> => {
    const found = await exhibitionOf(call, id)
    if ('ok' in found) return drawing.render(failed(found))
    hideHeader(found.headerHidden)
    const page = liveContext({ ...data, zone: found.exhibition?.timeZone ?? data.zone }, t)
    if (!found.exhibition) {
      drawing.render(
        <div className="wrap">
          <Face
            as="h1"
            drawing="closed"
            title={t('pages:notStartedTitle')}
            why={t('pages:notStartedOthers')}
            ways={[{ label: t('pages:toExhibitions'), href: page.href('/exhibition') }]}
          />
        </div>,
      )
      return
    }
    const blocks = await call(decoration.homeRender, {})
    if (!blocks.ok) return drawing.render(failed(blocks))
    const { exhibitionId, timeZone: zone } = found.exhibition
    const asked = { call, exhibitionId, zone, clean: sanitise, hasPage: (path: string) => routeOf(path) !== undefined }
    const sources = await askBlockSources(blocks.data, { ...asked, meetings: true })
    drawing.render(<HomeView page={page} {...homeProps(found.exhibition, blocks.data, sources, page.now)} />)
    document.title = found.exhibition.exhibitionName
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav a[href^="/"]')) link.search = `?live=${id}`
    requestAnimationFrame(tellDrawn)
  }
  const failed = (failure: Failure) => (
    <div className="wrap">
      <Face
        as="h1"
        drawing="offline"
        title={t('pages:brokenTitle')}
        why={failure.message}
        act={{ label: t('common:retry'), onClick: () => void retry() }}
        ways={[]}
      />
    </div>
  )
  await retry()
}

async function exhibitionOf(call: Call, id: string) {
  const listed = await call(exhibition.list, { terminalType: 'PC' })
  return listed.ok ? chooseExhibition({ requested: id, list: listed.data }) : listed
}

/** An exhibition that is not published, or not there, stands without the header (Spec 4). */
function hideHeader(hidden: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('.topbar, .masthead')) part.hidden = hidden
}
