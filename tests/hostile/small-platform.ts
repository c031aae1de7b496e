import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { makeFair } from '@fair/sandbox/seed/fair.ts'
import type { Fair } from '@fair/sandbox/seed/types.ts'
import { fairSize } from '@fair/sandbox/size.ts'

export interface SmallPlatform {
  /** The address for --platform. */
  url: string
  sandbox: Sandbox
  /** The handler from now on; at first the sandbox. */
  answerWith: (answer: (request: Request) => Response | Promise<Response>) => void
  close: () => Promise<void>
}

/** A sandbox with a few exhibits, over HTTP. */
export async function smallPlatform(): Promise<SmallPlatform> {
  const sandbox = smallSandbox()
  let answer: Parameters<SmallPlatform['answerWith']>[0] = sandbox.fetch
  const server = await listen((request) => answer(request), 0, String)
  return {
    url: `http://127.0.0.1:${server.port}/webapi`,
    sandbox,
    answerWith: (next) => {
      answer = next
    },
    close: async () => {
      await server.close()
      sandbox.close()
    },
  }
}

export const smallSandbox = (): Sandbox =>
  createSandbox({ size: EXHIBITS, media: false, check: false, fair: smallestFair })

const EXHIBITS = 10
/** Per other kind: broadcasts, meetings and news (most pages, with speakers) are as many in any fair size. */
const EACH = 4

function smallestFair(now: Date): Fair {
  const fair = makeFair({ seed: 'fair', size: fairSize(EXHIBITS), now })
  const few = <T>(rows: readonly T[]) => rows.slice(0, EACH)
  return { ...fair, lives: few(fair.lives), meetings: few(fair.meetings), news: few(fair.news) }
}

/** Ids of the fair's records. */
export interface ListedIds {
  exhibits: string[]
  exhibitors: string[]
  news: string[]
}

export async function listedIds(sandbox: Sandbox): Promise<ListedIds> {
  const ids = async (path: string, field: string) => {
    const reply = await sandbox.fetch(new Request(`http://sandbox/webapi/expo-main/${path}?pageSize=500&pageNum=1`))
    const { records } = (await reply.json()) as { records: Record<string, string>[] }
    return records.map((record) => record[field] ?? '')
  }
  return {
    exhibits: await ids('api/v2/app/search/exhibits', 'exhibitsId'),
    exhibitors: await ids('api/v2/app/search/exhibitor', 'exhibitorId'),
    news: [],
  }
}

/** Changes one thing at random, as an editor of the platform might; returns a description. */
export function editAtRandom({ admin }: Sandbox, ids: ListedIds, n: number, random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const kind = random()
  if (kind < 0.5) {
    const id = pick(ids.exhibits)
    admin.touchExhibit(id, random() < 0.3 ? {} : { exhibitsName: `Renamed ${n}` }, random() < 0.5 ? 'en-US' : undefined)
    return `exhibit ${id} changed`
  }
  if (kind < 0.9 || ids.exhibits.length < 4) {
    const id = pick(ids.exhibitors)
    admin.touchExhibitor(id, { exhibitorName: `Renamed ${n} & Co` })
    return `exhibitor ${id} renamed`
  }
  const id = pick(ids.exhibits)
  admin.withdrawExhibit(id)
  ids.exhibits.splice(ids.exhibits.indexOf(id), 1)
  return `exhibit ${id} withdrawn`
}
