import fs from 'node:fs'
import path from 'node:path'
import { openDatabase, UnusableFile } from '@fair/sandbox/db/database.ts'
import { storedOrigin } from '@fair/sandbox/db/identity.ts'
import { dayOf, dayText, lastsAt, nextMidnight } from '@fair/sandbox/fair-days.ts'
import type { SandboxHosts } from '@fair/sandbox/hosts.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { Advice } from '../../../../scripts/advice.mjs'
import { openSandbox } from '../serve/open-sandbox.ts'
import type { Handler, Upgrade } from '../serve/proxy.ts'
import type { FairClock } from './fair-clock.ts'

/** The sandbox of a command that runs for days: when its fair is over, another replaces it. */
export interface RunningFair {
  readonly fetch: Handler
  readonly upgrade: Upgrade
  now(): Date
  /** When it was opened, by its own clock. */
  readonly openedAt: Date
  /** The current day, for the terminal. */
  day(): string
  /** Creates the fair again around today if it is over. @returns what happened to the old one, if it was kept */
  renew(): { isNew: boolean; notice: string | undefined }
  close(): void
}

export interface RunningFairOptions {
  /** A file, whose folder is created, or `:memory:`. */
  readonly db: string
  readonly size: string
  readonly clock: FairClock
  /** As in `openSandbox`. */
  readonly data?: string | undefined
  readonly hosts?: SandboxHosts | undefined
  /** Receives notices about the file for the person. */
  readonly announce: (notice: string) => void
}

/**
 * Opens the sandbox over a database from an earlier day, as long as its fair lasts.
 *
 * @throws {Advice} the size is invalid (exit code 2), the file cannot be used
 */
export function openRunningFair({ db, size, clock, data, hosts, announce }: RunningFairOptions): RunningFair {
  const openedAt = clock.now()
  const open = () => openSandbox({ db, size, data, hosts, now: clock.now })
  const aside = setAsideUnless(db, (origin) =>
    clock.isPinned ? dayOf(origin) === dayOf(clock.now()) : lastsAt(origin, clock.now()),
  )
  if (aside) announce(noticeOf(aside, clock.now()))
  let sandbox: Sandbox = open()
  return {
    fetch: (request) => sandbox.fetch(request),
    upgrade: (...args) => sandbox.upgrade(...args),
    now: clock.now,
    openedAt,
    day: () => dayText(sandbox.origin, clock.now()),
    renew: () => {
      if (lastsAt(sandbox.origin, clock.now())) return { isNew: false, notice: undefined }
      // All synchronously: no request is handled in between.
      sandbox.close()
      const old = setAsideUnless(db, (origin) => lastsAt(origin, clock.now()))
      sandbox = open()
      return { isNew: true, notice: old && noticeOf(old, clock.now()) }
    },
    close: () => sandbox.close(),
  }
}

interface Aside {
  readonly origin: Date
  readonly file: string
}

/** Renames a file whose fair is not to be used; undefined if there is none, or it is used. */
function setAsideUnless(db: string, isUsed: (origin: Date) => boolean): Aside | undefined {
  if (db === ':memory:' || !fs.existsSync(db)) return undefined
  const origin = originIn(db)
  if (!origin || isUsed(origin)) return undefined
  const file = neighbourName(db, origin, fs.existsSync)
  // Another program may have the file open: its unmerged data moves along.
  for (const part of ['', '-wal', '-shm']) if (fs.existsSync(db + part)) fs.renameSync(db + part, file + part)
  return { origin, file }
}

function originIn(file: string): Date | undefined {
  try {
    const database = openDatabase(file)
    try {
      return storedOrigin(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw error instanceof UnusableFile ? new Advice(error.message) : error
  }
}

/** `fair.db` of the fair around 19 November as `fair.2026-11-19.db`, or as `fair.2026-11-19-2.db` if that exists. */
export function neighbourName(db: string, origin: Date, isTaken: (file: string) => boolean): string {
  const { dir, name, ext } = path.parse(db)
  for (let count = 1; ; count += 1) {
    const file = path.join(dir, `${name}.${dayOf(origin)}${count === 1 ? '' : `-${count}`}${ext}`)
    if (!isTaken(file)) return file
  }
}

const noticeOf = ({ origin, file }: Aside, now: Date): string =>
  `The stored fair takes place around ${dayOf(origin)}: it was moved to ${file}, and a new one created around ${dayOf(now)}.`

/** A timer's longest wait, in ms: after it, a machine that slept, or whose clock was set, is noticed. */
const LOOK_AGAIN = 30_000

/**
 * Calls back when a day in the event's time zone has begun, until it is stopped. The next day waits for `work`; its
 * errors are passed to `failed`.
 */
export function atEachMidnight(
  { now, openedAt }: Pick<RunningFair, 'now' | 'openedAt'>,
  work: () => void | Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  // The fair may have been opened on the previous day: opening takes a while.
  let day = dayOf(openedAt)
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    if (isStopped) return
    const left = nextMidnight(now()).getTime() - now().getTime()
    timer = setTimeout(look, Math.max(1, Math.min(left, LOOK_AGAIN)))
    timer.unref()
  }
  const look = async () => {
    const today = dayOf(now())
    if (today !== day) {
      day = today
      try {
        await work()
      } catch (error) {
        failed(error)
      }
    }
    wait()
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
