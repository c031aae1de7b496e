/** A test that takes this long hangs. It is no verdict on speed. Milliseconds. */
export const HANG_GUARD = 5 * 60_000
