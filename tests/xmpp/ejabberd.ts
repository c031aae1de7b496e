import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { vi } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { HANG_GUARD } from '../hang-guard.ts'

/** The chat service's domain in tests, and that of its rooms. */
export const DOMAIN = 'localhost'
export const ROOMS = 'rooms.localhost'

/** A separate ejabberd, which is not a system service: all its files are in one folder. */
export interface Ejabberd {
  readonly url: string
  start(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** A short-lived token for an account, signed as by a tenant's platform. */
  token(appUid: string): string
  close(): Promise<void>
}

/** Signs the claim that ejabberd requests (jwt_jid_field: sub). */
function signed(key: Buffer, appUid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: `${appUid}@${DOMAIN}`, exp: Math.floor(machineTime() / 1000) + 300 }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

/** Debian's path of ejabberd, on any processor architecture. */
function debianLibraries(): string {
  const folders = fs.readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name))
  const isIts = (folder: string) =>
    folder.endsWith('-linux-gnu') && fs.readdirSync(folder).some((name) => name.startsWith('ejabberd-'))
  return folders.find(isIts) ?? '/usr/lib'
}

/** Prepares an ejabberd on free ports with tests/xmpp/ejabberd.yml; `start` starts it. */
export async function makeEjabberd(): Promise<Ejabberd> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ejabberd-'))
  const port = await freePort()
  const key = Buffer.from('a secret of the tests alone, long enough')
  fs.writeFileSync(
    path.join(folder, 'key.json'),
    JSON.stringify({ kty: 'oct', alg: 'HS256', k: key.toString('base64url') }),
  )
  const template = fs.readFileSync(path.join(import.meta.dirname, 'ejabberd.yml'), 'utf8')
  const config = path.join(folder, 'ejabberd.yml')
  fs.writeFileSync(config, template.replaceAll('FOLDER', folder).replaceAll('PORT', String(port)))
  let child: ChildProcess | undefined

  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
  const kill = () =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  return {
    url: `ws://127.0.0.1:${port}/xmpp`,
    start: async () => {
      const log = fs.openSync(path.join(folder, 'out.log'), 'a')
      // Without a node name it starts no daemon, and touches nothing else on the machine. It ends with its parent
      // process, however that ends: then the other end of its input is closed.
      const flags = ['-noshell', '-mnesia', 'dir', JSON.stringify(path.join(folder, 'mnesia')), '-s', 'ejabberd']
      const leave = ['-eval', 'spawn(fun() -> io:get_line([]), erlang:halt(1) end).']
      child = spawn('erl', [...flags, ...leave], {
        cwd: folder,
        stdio: ['pipe', log, log],
        env: {
          ...process.env,
          HOME: folder,
          ERL_LIBS: process.env['ERL_LIBS'] ?? debianLibraries(),
          EJABBERD_CONFIG_PATH: config,
          EJABBERD_LOG_PATH: path.join(folder, 'ejabberd.log'),
          SPOOL_DIR: folder,
        },
      })
      fs.closeSync(log)
      const hasEnded = () => child?.exitCode !== null
      const isDecided = async () => hasEnded() || (await answers())
      const decided = await vi.waitUntil(isDecided, { timeout: HANG_GUARD, interval: 100 }).catch(() => false)
      if (decided && !hasEnded()) return
      throw new Error(`ejabberd does not answer: ${fs.readFileSync(path.join(folder, 'out.log'), 'utf8').slice(-2000)}`)
    },
    kill,
    token: (appUid) => signed(key, appUid),
    close: async () => {
      await kill()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
