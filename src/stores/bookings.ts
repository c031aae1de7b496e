import { atom } from 'nanostores'

/** What the visitor has booked, as 'LIVE:50001'; null while it is not known. Requested where something can be booked. */
export const $bookings = atom<ReadonlySet<string> | null>(null)

/** Counts what was booked or given up on this page: what is booked is then requested again (client/booked.ts). */
export const $booked = atom(0)
export const notifyBooked = (): void => $booked.set($booked.get() + 1)
