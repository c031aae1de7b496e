import type { Collectable } from '@fair/contract/favourite.ts'
import { InformationSummary } from '@fair/contract/news.ts'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { toExhibitSummary } from '../handlers/exhibit-list.ts'
import { toExhibitorSummary } from '../handlers/exhibitor-list.ts'
import { exhibit, exhibitor, information } from '../handlers/goods.ts'
import { toGroupSummary } from '../handlers/group-list.ts'
import { toProjectSummary } from '../handlers/project-list.ts'
import type { FavouriteEntry } from '../sent.ts'
import { toActivitySummary } from './activities.ts'
import { memberById, toMemberSummary } from './members.ts'
import { placedActivity } from './programme.ts'
import { liveOf, meetingOf } from './subjects.ts'

type Thing = Partial<FavouriteEntry>

/** The followed item, in the field of its type; undefined if it is not of this tenant, or was removed from the fair. */
export function thingOf(type: Collectable, id: string, context: Context): Thing | undefined {
  return of[type](id, context)
}

const of: Readonly<Record<Collectable, (id: string, context: Context) => Thing | undefined>> = {
  EXHIBITOR: (id, context) => exhibitor(id, context) && { exhibitor: toExhibitorSummary(id, context) },
  EXHIBIT: (id, context) => exhibit(id, context) && { exhibit: toExhibitSummary(id, context) },
  EXHIBITOR_GROUP: (id, context) => {
    const exhibitorGroup = toGroupSummary(id, context)
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
    const full = information(id, context)
    return full && { information: z.parse(InformationSummary, full) }
  },
  PROJECT: (id, context) => {
    const project = toProjectSummary(id, context)
    return project && { project }
  },
  MEMBER: (id, context) => {
    const row = memberById(id, context)
    const member = row && toMemberSummary(row, context)
    return member && { member }
  },
  ACTIVITY: (id, context) => {
    const activity = placedActivity(context, id)
    return activity && { activity: toActivitySummary(activity, context) }
  },
}
