import { atom } from 'nanostores'

/**
 * The browser has no network; client/connection.ts follows it. The platform may be unreachable even with a network: calls and the
 * chat report that.
 */
export const $isOffline = atom(globalThis.navigator?.onLine === false)
