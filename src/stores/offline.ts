import { atom } from 'nanostores'

/** The browser has no network (client/connection.ts). The platform may be away all the same: calls and the chat say that. */
export const $isOffline = atom(false)
