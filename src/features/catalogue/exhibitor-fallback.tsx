import { catalogue, catalogueRest, type Exhibitor, type ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { Page } from '@fair/contract/endpoint.ts'
import { live } from '@fair/contract/live.ts'
import { meeting } from '@fair/contract/meeting.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { searchRest } from '@fair/contract/search.ts'
import type { Call, Result } from '../../api/client.ts'
import { isUnknownCall } from '../../domain/errors.ts'
import { firstStart, programmeOf } from '../../domain/programme.ts'
import { now } from '../../lib/clock.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import type { Neighbour } from '../shared/Neighbours.tsx'
import { ExhibitorView } from './ExhibitorView.tsx'
import { EXHIBITS_SHOWN, type ExhibitorViewProps, PROJECTS_SHOWN, toProjectCard } from './exhibitor-detail.ts'

/** Shows an exhibitor that has no prerendered page, with the view of the prerendered pages. */
export const openExhibitor = openDetail({
  fetchRecord: fetchExhibitor,
  titleOf: (exhibitor) => exhibitor.exhibitorName,
  async view(exhibitor, { data, call, deadlineSignal }) {
    return <ExhibitorView {...(await viewOf(exhibitor, call, data.zone, deadlineSignal))} />
  },
})

/** Uses the older call if the platform lacks the newer one (contract/catalogue.ts). */
async function fetchExhibitor(call: Call, exhibitorId: string): Promise<Result<Exhibitor>> {
  const result = await call(catalogue.exhibitor, { exhibitorId })
  if (result.ok || !isUnknownCall(result)) return result
  const older = await call(catalogueRest.exhibitorV1, { exhibitorId })
  return older.ok ? older : result
}

/** The related content of an exhibitor. Each part is fetched by a separate call and left out if that fails. */
async function viewOf(exhibitor: Exhibitor, call: Call, zone: Zone, signal: AbortSignal): Promise<ExhibitorViewProps> {
  const { exhibitorId } = exhibitor
  const [exhibits, lives, meetings, business, related, near, projects] = await Promise.all([
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
    call(searchRest.project, { exhibitorId, pageNum: 1, pageSize: PROJECTS_SHOWN }, { signal }),
  ])
  const programme = programmeOf(recordsOf(lives), recordsOf(meetings))
  const at = firstStart(programme) ?? now()
  return {
    exhibitor,
    introductionHtml: sanitise(exhibitor.introduction),
    exhibits: recordsOf(exhibits),
    programme,
    projects: recordsOf(projects).map(toProjectCard),
    business: business.ok
      ? business.data
      : { exhibitsCount: exhibitor.exhibitsCount, liveCount: 0, meetingCount: 0, projectCount: 0 },
    zones: { fair: offsetLabel(at, zone), exhibitor: offsetLabel(at, exhibitor.timeZone) },
    related: recordsOf(related),
    previous: near.ok ? neighbourOf(near.data.previous) : null,
    next: near.ok ? neighbourOf(near.data.next) : null,
  }
}

const recordsOf = <T,>(result: Result<Page<T>>): T[] => (result.ok ? result.data.records : [])

const neighbourOf = (summary: ExhibitorSummary | null | undefined): Neighbour | null =>
  summary ? { id: summary.exhibitorId, name: summary.exhibitorName } : null
