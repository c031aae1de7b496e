import type { Endpoint } from '@fair/contract/endpoint.ts'

/** Calls that may be repeated and yet change something: not to be used for reading. */
const WRITES = new Set([
  'site.posterShare',
  'auth.logout',
  'favourite.save',
  'favourite.cancel',
  'card.withdrawShare',
  'material.save',
  'material.remove',
  'file.signature',
  'signGroup.removeMembers',
  'chat.open',
  'chat.token',
])

/** Whether a call only reads, so that it can be sent to any platform. */
export const isRead = (call: string, endpoint: Endpoint): boolean => endpoint.safe && !WRITES.has(call)

/** A declared call with its name, `group.call`. */
export interface NamedCall {
  readonly name: string
  readonly endpoint: Endpoint
}

/** The calls of a table, with names, in its order. */
export function callsOf(table: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): NamedCall[] {
  return Object.entries(table).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([call, endpoint]) => ({ name: `${group}.${call}`, endpoint })),
  )
}
