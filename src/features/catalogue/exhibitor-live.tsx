import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call, Result } from '../../api/client.ts'
import { catalogue, type Exhibitor, type ExhibitorBrief } from '../../contract/catalogue.ts'
import type { Page } from '../../contract/endpoint.ts'
import { live } from '../../contract/live.ts'
import { meeting } from '../../contract/meeting.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '../../rules/limits.ts'
import { offsetLabel } from '../../rules/time.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { drawDetail } from '../../ui/live-detail.tsx'
import type { Neighbour } from '../../ui/Neighbours.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { ExhibitorView } from './ExhibitorView.tsx'
import { EXHIBITS_SHOWN, type ExhibitorViewProps, programmeOf } from './exhibitor-detail.ts'

/** Shows an exhibitor that has no prerendered page, by the view of those that have; null: there is none to show. */
export async function showExhibitor(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'exhibitor', 'exhibits', 'list'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: t('list:exhibitorTitle'),
    missing: {
      title: t('list:exhibitorNotFound'),
      why: t('list:notFoundWhy'),
      ways: [
        { label: t('list:browseExhibitors'), href: page.href('/exhibitor') },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('list:itemFailed'),
    async ask() {
      if (id === null) return { kind: 'missing' }
      const result = await call(catalogue.exhibitor, { exhibitorId: id })
      if (!result.ok) return detailFailure(result)
      const view = await viewOf(result.data, call, data.zone)
      return { kind: 'view', title: result.data.exhibitorName, view: <ExhibitorView page={page} {...view} /> }
    },
  })
  tellDrawn()
}

/** What stands around an exhibitor. Each part comes by a call of its own and is left out when that fails. */
async function viewOf(exhibitor: Exhibitor, call: Call, zone: string): Promise<ExhibitorViewProps> {
  const { exhibitorId } = exhibitor
  const signal = AbortSignal.timeout(AROUND_MS)
  const [exhibits, lives, meetings, business, related, near] = await Promise.all([
    call(catalogue.exhibitsOfExhibitor, { exhibitorId, pageNum: 1, pageSize: EXHIBITS_SHOWN }, { signal }),
    call(live.list, { exhibitorId, pageSize: 0 }, { signal }),
    call(meeting.list, { exhibitorId, pageSize: 0 }, { signal }),
    call(catalogue.exhibitorBusiness, { exhibitorId }, { signal }),
    call(
      catalogue.exhibitorRecommend,
      { terminalType: 'PC', exhibitorId, pageNum: 1, pageSize: RELATED_EXHIBITORS_PAGE_SIZE },
      { signal },
    ),
    call(catalogue.exhibitorPrevious, { id: exhibitorId }, { signal }),
  ])
  const now = new Date()
  return {
    exhibitor,
    introductionHtml: sanitise(exhibitor.introduction),
    exhibits: recordsOf(exhibits),
    programme: programmeOf(recordsOf(lives), recordsOf(meetings)),
    business: business.ok ? business.data : { exhibitsCount: exhibitor.exhibitsCount, liveCount: 0, meetingCount: 0 },
    zones: { fair: offsetLabel(now, zone), exhibitor: offsetLabel(now, exhibitor.timeZone) },
    related: recordsOf(related),
    previous: near.ok ? neighbourOf(near.data.previous) : null,
    next: near.ok ? neighbourOf(near.data.next) : null,
  }
}

/** The exhibitor does not wait longer than this for what stands around it, in milliseconds. */
const AROUND_MS = 3000

const recordsOf = <T,>(result: Result<Page<T>>): T[] => (result.ok ? result.data.records : [])

const neighbourOf = (brief: ExhibitorBrief | null | undefined): Neighbour | null =>
  brief ? { id: brief.exhibitorId, name: brief.exhibitorName } : null
