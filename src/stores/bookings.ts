import { atom } from 'nanostores'

/**
 * The visitor's bookings, as 'LIVE:50001'; null until they are loaded. Requested on pages where something can be
 * booked.
 */
export const $bookings = atom<ReadonlySet<string> | null>(null)

/**
 * Counts the bookings and cancellations on this page: after each the bookings are requested again (client/booked.ts).
 */
export const $booked = atom(0)
export const notifyBooked = (): void => $booked.set($booked.get() + 1)
