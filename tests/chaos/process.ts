import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { NODE_FLAGS } from '../../scripts/node-flags.mjs'

const root = path.join(import.meta.dirname, '../..')

/** A sandbox in a separate process, which can be killed at any moment. */
export interface SandboxProcess {
  /** Starts it; resolves when it listens. */
  start(): Promise<void>
  /** kill -9: nothing is completed. */
  kill(): Promise<void>
}

export function sandboxProcess(port: number, db: string): SandboxProcess {
  let child: ChildProcess | undefined
  return {
    start: () =>
      new Promise((resolve, reject) => {
        const args = [...NODE_FLAGS, path.join(root, 'scripts/sandbox.ts')]
        // The moment around which the file's fair was created: on another day, the file would be put aside.
        const flags = ['--port', String(port), '--db', db, '--size', 'small', '--now', SAMPLE_NOW.toISOString()]
        const own = spawn(process.execPath, [...args, ...flags], {
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        child = own
        own.stdout.once('data', () => resolve())
        own.once('error', reject)
        own.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)))
      }),
    kill: () =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

/** A connection between a page and the service that can be cut (`drop`), or go silent without an end (`freeze`). */
export interface Wire {
  readonly port: number
  drop(): void
  freeze(): void
  heal(): void
  close(): Promise<void>
}

export function wireTo(target: number): Promise<Wire> {
  const pairs = new Set<net.Socket>()
  let isDown = false
  let isFrozen = false
  const server = net.createServer((near) => {
    if (isDown) return void near.destroy()
    const far = net.connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(from)
      from.on('data', (data) => isFrozen || to.write(data))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(from)
        to.destroy()
      })
    }
  })
  const cut = () => {
    for (const socket of pairs) socket.destroy()
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        drop: () => {
          isDown = true
          cut()
        },
        freeze: () => {
          isFrozen = true
        },
        heal: () => {
          // Data in a frozen connection is lost, as with a phone that has changed its network.
          if (isFrozen) cut()
          isDown = false
          isFrozen = false
        },
        close: () =>
          new Promise((done) => {
            cut()
            server.close(() => done())
          }),
      })
    })
  })
}
