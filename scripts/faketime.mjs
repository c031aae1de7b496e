// libfaketime makes a program see another day on the system clock. Makes sure that it is installed, and returns the
// environment that starts a program with it.
import fs from 'node:fs'
import path from 'node:path'
import { Advice } from './advice.mjs'
import { ensureDebian } from './debian.mjs'

const LIBRARY = 'faketime/libfaketimeMT.so.1'

/** Debian's location: /usr/lib/x86_64-linux-gnu, or the machine's architecture. @returns {string | undefined} */
function library() {
  const folders = fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : []
  return folders.map((folder) => path.join('/usr/lib', folder, LIBRARY)).find((file) => fs.existsSync(file))
}

/** @throws {Advice} if it is missing and cannot be installed */
export async function ensureFaketime() {
  if (!library()) await ensureDebian(['libfaketime'], 'Other days were not tested: that needs libfaketime')
  if (!library()) throw new Advice('Other days were not tested: libfaketime is installed, but not found in /usr/lib.')
}

/**
 * The environment in which a program and all its children see a later time. The clock keeps running; the monotonic
 * clock, which durations and timers use, is unchanged.
 * @param {number} seconds
 * @returns {Record<string, string>} to be added to the program's environment
 */
export function laterBy(seconds) {
  return {
    LD_PRELOAD: library() ?? '',
    FAKETIME: `${seconds < 0 ? '' : '+'}${Math.ceil(seconds)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Without it, threads that wait on the other clock do not wait at all, and Chromium is twenty times slower.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // File times remain the system's.
    NO_FAKE_STAT: '1',
  }
}
