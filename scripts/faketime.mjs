// libfaketime: what a program that is started with it reads from the system's clock is another day. Makes sure that it
// is installed, and says how a program is started with it.
import fs from 'node:fs'
import path from 'node:path'
import { Advice } from './advice.mjs'
import { ensureDebian } from './debian.mjs'

const LIBRARY = 'faketime/libfaketimeMT.so.1'

/** Where Debian puts it: /usr/lib/x86_64-linux-gnu, or as the machine is. @returns {string | undefined} */
function library() {
  const folders = fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : []
  return folders.map((folder) => path.join('/usr/lib', folder, LIBRARY)).find((file) => fs.existsSync(file))
}

/** @throws {Advice} if there is none and it can't be installed */
export async function ensureFaketime() {
  if (!library()) await ensureDebian(['libfaketime'], 'Other days were not tested: that needs libfaketime')
  if (!library()) throw new Advice('Other days were not tested: libfaketime is installed, but not found in /usr/lib.')
}

/**
 * The environment of a program, and of all that it starts, for which it is so much later. Time goes on; what measures
 * durations and waits is left alone.
 * @param {number} seconds
 * @returns {Record<string, string>} to be added to the program's environment
 */
export function laterBy(seconds) {
  return {
    LD_PRELOAD: library() ?? '',
    FAKETIME: `${seconds < 0 ? '' : '+'}${Math.ceil(seconds)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Without it threads that wait for a time by the other clock do not wait at all, and Chromium takes twenty times
    // as long for everything.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // Files keep the times that the system gives them.
    NO_FAKE_STAT: '1',
  }
}
