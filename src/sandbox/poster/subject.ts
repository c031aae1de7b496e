import type { PosterType } from '../../contract/site.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import { exhibit, exhibitor, information } from '../handlers/goods.ts'
import { livesOf, meetingsOf } from '../handlers/programme.ts'

/** What a poster says: a title, and a line under it. */
export interface PosterSubject {
  readonly title: string
  readonly line: string | null
}

/**
 * The subject of a poster. What this core has no entity of (groups, activities, projects, tickets) is shown by the
 * exhibition that it belongs to.
 *
 * @throws PlatformError 4041 for an unknown id of a kind that the catalogue has
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
    default: {
      const { entities, exhibitionId, language } = context
      const asked = type === 'EXHIBITION' ? id : exhibitionId
      const own = context.fair.exhibitions.find(
        (each) => each.exhibitionId === asked && each.tenantId === context.tenantId,
      )
      const exhibition = own && entities.exhibition(asked, language)
      const { exhibitionName, venue } = found(exhibition, 'exhibition', asked)
      return { title: exhibitionName, line: venue }
    }
  }
}
