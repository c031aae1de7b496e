import { contract } from '@fair/contract/index.ts'
import { loadActivities } from './areas/activities.ts'
import { loadAgenda } from './areas/agenda.ts'
import { loadConcert } from './areas/concert.ts'
import { loadGroups } from './areas/groups.ts'
import { loadGuests } from './areas/guests.ts'
import { loadInquiries } from './areas/inquiries.ts'
import { loadMembers } from './areas/members.ts'
import { loadMicro } from './areas/micro.ts'
import { loadNations } from './areas/nations.ts'
import { loadProjects } from './areas/projects.ts'
import { loadTickets } from './areas/tickets.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import type { FairAt } from './lists.ts'

type LoadArea = (fetchOrFail: FetchOrFail, at: FairAt) => Promise<unknown>

/**
 * The areas of an exhibition whose loaders need no other area's records, by their name in `FairContent`. load.ts loads
 * the others.
 */
const AREAS = {
  activities: loadActivities,
  agenda: loadAgenda,
  concert: loadConcert,
  /** The features of the floor plan of all halls; empty if the platform has no geometry. */
  floorPlan: (fetchOrFail: FetchOrFail) => fetchOrFail.optional(contract.floorPlan.features, {}, []),
  groups: loadGroups,
  guests: loadGuests,
  industries: (fetchOrFail: FetchOrFail) => fetchOrFail(contract.search.industries, {}),
  inquiries: loadInquiries,
  members: loadMembers,
  micro: loadMicro,
  nations: loadNations,
  projects: loadProjects,
  tickets: loadTickets,
} satisfies Record<string, LoadArea>

export type AreaContent = { [K in keyof typeof AREAS]: Awaited<ReturnType<(typeof AREAS)[K]>> }

/** Loads all areas at once. */
export async function loadAreas(fetchOrFail: FetchOrFail, at: FairAt): Promise<AreaContent> {
  const loading = Object.entries<LoadArea>(AREAS).map(async ([name, load]) => [name, await load(fetchOrFail, at)])
  return Object.fromEntries(await Promise.all(loading)) as AreaContent
}
