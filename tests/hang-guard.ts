// Tests wait for conditions. These limits end a test that hangs; they do not assert speed.

/** A wait that takes this long hangs. In ms. */
export const HANG_GUARD = 5 * 60_000

/** The same for a whole test or hook: longer, so that the hanging wait fails first and reports its condition. In ms. */
export const TEST_GUARD = HANG_GUARD + 60_000
