import type { PageContext } from '../../lib/page.ts'
import type { Favourites } from '../../stores/favourites.ts'

/** Detail pages by follow type (Spec 3), for the types whose pictures are part of an archive. */
const PATHS: Readonly<Record<string, string>> = {
  EXHIBIT: '/exhibits/detail',
  EXHIBITOR: '/exhibitor/detail',
  INFORMATION: '/news/detail',
  PROJECT: '/project/detail',
  LIVE: '/live/detail',
  MEETING: '/meeting/detail',
  ACTIVITY: '/activity/detail',
  EXHIBITOR_GROUP: '/exhibition-group/detail',
}

/** Pages of the entries saved on this device, the newest first: paths from the site's root. */
export const savedPages = (page: PageContext, favourites: Favourites): string[] =>
  Object.entries(favourites).flatMap(([type, ids]) => {
    const path = PATHS[type]
    return path ? ids.map((id) => page.href(`${path}/${id}`)).reverse() : []
  })
