import type { PosterType } from '@fair/contract/site.ts'
import { toActivitySummary } from '../business/activities.ts'
import { kindOf, offer } from '../business/kinds.ts'
import { placedActivity } from '../business/programme.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import { exhibit, exhibitor, information } from '../handlers/goods.ts'
import { fullGroup } from '../handlers/group-list.ts'
import { livesOf, meetingsOf } from '../handlers/programme.ts'
import { fullProject } from '../handlers/project-list.ts'

/** The text of a poster: a title, and a line under it. */
export interface PosterSubject {
  readonly title: string
  readonly line: string | null
}

/**
 * The subject of a poster.
 *
 * @throws PlatformError 4041 for an unknown id
 */
export function posterSubject(type: PosterType, id: string, context: Context): PosterSubject {
  switch (type) {
    case 'EXHIBITOR': {
      const { exhibitorName, booth } = found(exhibitor(id, context), 'exhibitor', id)
      return { title: exhibitorName, line: `${booth.hall} ${booth.stand}` }
    }
    case 'EXHIBIT': {
      const { exhibitsName, exhibitorName } = found(exhibit(id, context), 'exhibit', id)
      return { title: exhibitsName, line: exhibitorName }
    }
    case 'INFORMATION':
      return { title: found(information(id, context), 'information', id).title, line: null }
    case 'LIVE': {
      const live = livesOf(context).find(({ _id }) => _id === id)
      const { title, exhibitorName } = found(live, 'liveStream', id)
      return { title, line: exhibitorName }
    }
    case 'MEETING': {
      const meeting = meetingsOf(context).find(({ meetingId }) => meetingId === id)
      const { title, place } = found(meeting, 'meeting', id)
      return { title, line: place }
    }
    case 'EXHIBITOR_GROUP': {
      const { groupName, organiserName } = found(fullGroup(id, context), 'exhibitorGroup', id)
      return { title: groupName, line: organiserName }
    }
    case 'ACTIVITY': {
      const { title, place } = toActivitySummary(found(placedActivity(context, id), 'activity', id), context)
      return { title, line: place }
    }
    case 'PROJECT': {
      const { projectName, ownerName } = found(fullProject(id, context), 'project', id)
      return { title: projectName, line: ownerName }
    }
    case 'TICKET':
      return { title: offer(context, kindOf(context, id)).ticketName, line: null }
    case 'EXHIBITION': {
      const { entities, language } = context
      const own = context.fair.exhibitions.find(
        (each) => each.exhibitionId === id && each.tenantId === context.tenantId,
      )
      const exhibition = own && entities.exhibition(id, language)
      const { exhibitionName, venue } = found(exhibition, 'exhibition', id)
      return { title: exhibitionName, line: venue }
    }
  }
}
