/*
 * What one call's answer reports for the next call's input: an exhibitorId out of a list, to request its detail. By that a
 * platform can be asked about everything without knowing anything of it.
 */

/** Values seen so far by what they are: 'exhibitorId', 'liveId', 'date' … */
export interface Known {
  first(kind: string): string | undefined
  /** Takes in what a call named `group.call` has answered. */
  learn(call: string, payload: unknown): void
  add(kind: string, value: string): void
}

/** Fields that are called the same for different things: what they are by the call that answered them. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'live.list': { _id: 'liveId' },
  'chat.list': { _id: 'sessionId' },
  'inquiry.mine': { id: 'inquiryId' },
  'inquiry.hall': { id: 'hallInquiryId' },
  'schedule.list': { entryId: 'appointmentId' },
  // The film before a meeting is no video of a channel.
  'stream.publicVideo': { videoId: 'filmId' },
}

/** Fields beside the ids that other calls request. */
const WORTH = new Set(['date', 'agreementType', 'slotId', 'identityId'])
const IS_ID = /(?:^|[a-z])Id$/
/** Values kept of each kind; nobody requests more. */
const KEPT = 20

export function createKnown(): Known {
  const values = new Map<string, string[]>()
  const add = (kind: string, value: string) => {
    const known = values.get(kind) ?? []
    if (value !== '' && known.length < KEPT && !known.includes(value)) values.set(kind, [...known, value])
  }
  const walk = (call: string, value: unknown) => {
    if (Array.isArray(value)) for (const item of value) walk(call, item)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) {
        if (typeof field !== 'string') walk(call, field)
        else {
          const kind = MEANINGS[call]?.[name] ?? (IS_ID.test(name) || WORTH.has(name) ? name : undefined)
          if (kind !== undefined) add(kind, field)
        }
      }
    }
  }
  return { add, learn: walk, first: (kind) => values.get(kind)?.[0] }
}
