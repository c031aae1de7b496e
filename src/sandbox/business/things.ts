import * as z from 'zod/mini'
import type { Collectable, FavouriteEntry } from '../../contract/favourite.ts'
import { InformationBrief } from '../../contract/news.ts'
import type { Context } from '../context.ts'
import { exhibitBrief } from '../handlers/exhibit-list.ts'
import { exhibitorBrief } from '../handlers/exhibitor-list.ts'
import { exhibit, exhibitor, information } from '../handlers/goods.ts'
import { groupBrief } from '../handlers/group-list.ts'
import { projectBrief } from '../handlers/project-list.ts'
import { activityBrief } from './activities.ts'
import { memberBrief, memberById } from './members.ts'
import { placedActivity } from './programme.ts'
import { liveOf, meetingOf } from './subjects.ts'

type Thing = Partial<FavouriteEntry>

/** What is followed, in the field of its type; undefined for what is not of this tenant, or gone from the fair. */
export function thingOf(type: Collectable, id: string, context: Context): Thing | undefined {
  return of[type](id, context)
}

const of: Readonly<Record<Collectable, (id: string, context: Context) => Thing | undefined>> = {
  EXHIBITOR: (id, context) => exhibitor(id, context) && { exhibitor: exhibitorBrief(id, context) },
  EXHIBIT: (id, context) => exhibit(id, context) && { exhibit: exhibitBrief(id, context) },
  EXHIBITOR_GROUP: (id, context) => {
    const exhibitorGroup = groupBrief(id, context)
    return exhibitorGroup && { exhibitorGroup }
  },
  LIVE: (id, context) => {
    const live = liveOf(id, context)
    return live && { live }
  },
  MEETING: (id, context) => {
    const meeting = meetingOf(id, context)
    return meeting && { meeting }
  },
  INFORMATION: (id, context) => {
    const whole = information(id, context)
    return whole && { information: z.parse(InformationBrief, whole) }
  },
  PROJECT: (id, context) => {
    const project = projectBrief(id, context)
    return project && { project }
  },
  MEMBER: (id, context) => {
    const row = memberById(id, context)
    const member = row && memberBrief(row, context)
    return member && { member }
  },
  ACTIVITY: (id, context) => {
    const activity = placedActivity(context, id)
    return activity && { activity: activityBrief(activity, context) }
  },
}
