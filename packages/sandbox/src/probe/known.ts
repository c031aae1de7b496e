/*
 * What one call's answer provides for the next call's input: an exhibitorId from a list, to request its detail. This
 * way all calls of a platform can be sent without prior knowledge of its data.
 */

/** Values seen so far by meaning: 'exhibitorId', 'liveId', 'date' and so on. */
export interface Known {
  first(kind: string): string | undefined
  /** Collects the values from the answer of a call named `group.call`. */
  learn(call: string, payload: unknown): void
  add(kind: string, value: string): void
}

/** Fields with the same name for different things: their meaning by the call that returned them. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'live.list': { _id: 'liveId' },
  'chat.list': { _id: 'sessionId' },
  'inquiry.mine': { id: 'inquiryId' },
  'inquiry.hall': { id: 'hallInquiryId' },
  'schedule.list': { entryId: 'appointmentId' },
  // The film before a meeting is not a channel's video.
  'stream.publicVideo': { videoId: 'filmId' },
}

/** Fields besides ids that other calls request. */
const WORTH = new Set(['date', 'agreementType', 'slotId', 'identityId'])
const IS_ID = /(?:^|[a-z])Id$/
/** Values stored per kind; no call needs more. */
const MAX_VALUES = 20

export function createKnown(): Known {
  const values = new Map<string, string[]>()
  const add = (kind: string, value: string) => {
    const known = values.get(kind) ?? []
    if (value !== '' && known.length < MAX_VALUES && !known.includes(value)) values.set(kind, [...known, value])
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
