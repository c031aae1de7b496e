// A sandbox whose answers are modified on the way, and a build's reading of it: shared by the suites of this folder.
import { setImmediate as eventLoop } from 'node:timers/promises'
import { type BuildOptions, readOptions } from '@fair/build/options.ts'
import { type ReadSite, readSite } from '@fair/build/read-site.ts'
import { BuildFailure } from '@fair/contract/rules/failure.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { ONLY_WORKER } from '../../src/content/load.ts'
import { noStore } from '../../src/content/store.ts'
import { fairKey } from '../../src/content/types.ts'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** How a reading ended: its exit code as in `npm run build`, and the message. */
export type Ended = { exitCode: 0; site: ReadSite } | { exitCode: number; message: string }

/** The smallest fair, in process. Its answers are cached: a mutation must not wait for the same query again. */
export function openFair() {
  const sandbox = createSandbox({ size: 'small', media: false, check: false })
  const stored = new Map<string, string>()
  const answer = async (input: Request | string | URL, init?: RequestInit): Promise<JsonObject> => {
    const request = new Request(input as string, init)
    const { exhibitionid = '', language = '' } = Object.fromEntries(request.headers)
    const key = [request.method, request.url, await request.clone().text(), exhibitionid, language].join(' ')
    const known = stored.get(key) ?? (await (await sandbox.fetch(request)).text())
    stored.set(key, known)
    return JSON.parse(known) as JsonObject
  }
  return { answer, close: () => sandbox.close() }
}
export type Fair = ReturnType<typeof openFair>

/** A platform's answers, modified. `input` is the input of the call. */
export type Change = (json: JsonObject, path: string, input: JsonObject) => JsonObject

export function changed(fair: Fair, change: Change): typeof fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted()
    const url = new URL(String(input))
    const query = Object.fromEntries(url.searchParams)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as JsonObject) : {}
    const json = change(await fair.answer(String(input), init), url.pathname, { ...query, ...body })
    return Response.json(json)
  }
}

/** Reads the current exhibition in one language, as a build does, within small limits. */
export async function ended(send: typeof fetch, more: Partial<BuildOptions> = {}): Promise<Ended> {
  const options = { ...readOptions(['--exhibition', 'current', '--languages', 'en-US'], {}), ...more }
  // A reading in process waits for nothing: without this the timers of its calls never run, and thousands of readings
  // fill the memory with them.
  await eventLoop()
  try {
    return { exitCode: 0, site: await readSite(send, options, ONLY_WORKER, noStore) }
  } catch (error) {
    if (error instanceof BuildFailure) return { exitCode: error.exitCode, message: error.message }
    return { exitCode: 1, message: String(error instanceof Error ? error.stack : error) }
  }
}

/** The number of records of each kind in a site. */
export function countsOf({ content }: ReadSite): Record<string, number> {
  const fair = content.fairs.get(fairKey('en-US', content.currentId ?? ''))
  if (!fair) return {}
  const { exhibitors, exhibits, news, lives, meetings, nations, guests, micro, groups, members, projects } = fair
  return {
    ...{ exhibitors: exhibitors.length, exhibits: exhibits.length, news: news.length, lives: lives.length },
    ...{ meetings: meetings.length, nations: nations.length, guests: guests.length, micro: micro.pages.length },
    ...{ groups: groups.groups.length, members: members.members.length, projects: projects.projects.length },
    ...{
      activities: fair.activities.activities.length,
      agenda: fair.agenda.lives.length + fair.agenda.meetings.length,
    },
    ...{ tickets: fair.tickets.kinds.length, videos: fair.concert.videos.length },
  }
}

/** Every object of an answer, from the outside in. */
export function* objectsOf(json: Json): Generator<JsonObject> {
  if (Array.isArray(json)) for (const each of json) yield* objectsOf(each)
  else if (typeof json === 'object' && json !== null) {
    yield json
    for (const each of Object.values(json)) yield* objectsOf(each)
  }
}

/** The records of a list's answer; empty for any other. */
export const recordsOf = (json: JsonObject): JsonObject[] => {
  const list = json['records'] ?? json['list']
  return Array.isArray(list)
    ? list.filter((each): each is JsonObject => typeof each === 'object' && each !== null && !Array.isArray(each))
    : []
}
