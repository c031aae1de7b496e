import { createRoot } from 'react-dom/client'
import { connect } from '../../api/browser.ts'
import type { Call, Failure } from '../../api/client.ts'
import { decoration } from '../../contract/decoration.ts'
import { type Exhibition, exhibition } from '../../contract/exhibition.ts'
import { live } from '../../contract/live.ts'
import { meeting } from '../../contract/meeting.ts'
import { news } from '../../contract/news.ts'
import { search } from '../../contract/search.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { chooseExhibition } from '../../rules/exhibition.ts'
import { EXHIBIT_PAGE_SIZE } from '../../rules/limits.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { Face } from '../../ui/Face.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { HomeView } from './HomeView.tsx'
import { type HomeSources, homeProps } from './home.ts'

/** `?live=ID`: home of an exhibition that has no prerendered pages (Spec 2, ?eid=), by the view of those that have. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = data.liveId
  if (id === null) return
  const t = await loadTranslate(data.language, ['common', 'errors', 'home', 'pages'])
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
    const sources = await sourcesOf(call, found.exhibition)
    if ('ok' in sources) return drawing.render(failed(sources))
    drawing.render(<HomeView page={page} {...homeProps(sources, page.now)} />)
    document.title = found.exhibition.exhibitionName
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav a[href^="/"]')) link.search = `?live=${id}`
    requestAnimationFrame(tellDrawn)
  }
  const failed = (failure: Failure) => (
    <div className="wrap">
      <Face as="h1" drawing="offline" title={t('pages:brokenTitle')} why={failure.message} ways={[]}>
        <p className="btn-row">
          <button className="btn btn-primary" type="button" onClick={() => void retry()}>
            {t('common:retry')}
          </button>
        </p>
      </Face>
    </div>
  )
  await retry()
}

async function exhibitionOf(call: Call, id: string) {
  const listed = await call(exhibition.list, { terminalType: 'PC' })
  return listed.ok ? chooseExhibition({ requested: id, list: listed.data }) : listed
}

/** Everything that home's blocks may show; what one list lacks because its call failed leaves out its block. */
async function sourcesOf(call: Call, of: Exhibition): Promise<HomeSources | Failure> {
  const some = { pageNum: 1, pageSize: EXHIBIT_PAGE_SIZE }
  const [blocks, exhibitors, exhibits, stories, lives, meetings, industries] = await Promise.all([
    call(decoration.homeRender, {}),
    call(search.exhibitor, some),
    call(search.exhibits, some),
    call(news.search, some),
    call(live.list, some),
    call(meeting.list, { pageNum: 1, pageSize: 0 }),
    call(search.industries, {}),
  ])
  if (!blocks.ok) return blocks
  return {
    exhibition: of,
    blocks: blocks.data.map((block) => (block.type === 'richText' ? { ...block, html: sanitise(block.html) } : block)),
    exhibitors: exhibitors.ok ? exhibitors.data.records : [],
    exhibits: exhibits.ok ? exhibits.data.records : [],
    news: stories.ok ? stories.data.records : [],
    lives: lives.ok ? lives.data.records : [],
    meetings: meetings.ok ? meetings.data.records : [],
    industries: industries.ok ? industries.data : [],
  }
}

/** An exhibition that is not published, or not there, stands without the header (Spec 4). */
function hideHeader(hidden: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('.topbar, .masthead')) part.hidden = hidden
}
