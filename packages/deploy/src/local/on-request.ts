// Sites that are not built yet, as a server sees them: another process renders a file when it is first requested.
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sampleSkins } from '@fair/sandbox/seed/sample-skins.ts'
import { BUILD_FLAGS } from '../../../../scripts/node-flags.mjs'
import { type Files, folderFiles, NotBuiltYet } from '../serve/site-path.ts'

/** To the process. `site`: flags of npm run build, and the folder for rendered files. `file` null: read everything. */
export type ToPages =
  | { site: { host: string; flags: string[]; folder: string } }
  | { requested: { id: number; host: string; file: string | null } }
  | { close: string }
/** From it. `client`: the folder of the scripts, stylesheets and public files, once the code is bundled. */
export type FromPages = { client: string } | { id: number; isWritten: boolean } | { id: number; failed: string }

/** The rendering process: `send` and the events of a child process. */
type Pages = Pick<ChildProcess, 'send' | 'on' | 'kill' | 'connected'>

const SCRIPT = join(import.meta.dirname, 'page-process.ts')

const startPages = (): Pages =>
  fork(SCRIPT, {
    execArgv: BUILD_FLAGS,
    env: { BUILD_SKINS: JSON.stringify(sampleSkins()), ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/**
 * A page, or a path without an extension, which begins with a letter (a hall may be 8.1): the routes decide whether it
 * exists. A build writes other files last.
 */
const isPage = (segments: readonly string[]) => {
  const name = segments.at(-1) ?? ''
  return !/\.[a-z][a-z0-9]*$/i.test(name) || name === 'index.html' || name === '404.html'
}

export class OnRequestSites {
  /** Resolves when the pages' code is bundled; rejects if the process has ended before. */
  readonly bundled: Promise<string>
  readonly #pages: Pages
  readonly #folder: string
  readonly #waiting = new Map<number, PromiseWithResolvers<boolean>>()
  #count = 0

  /**
   * @param folder for rendered files: emptied now and by `close`
   * @param pages the process; another one in tests
   */
  constructor(folder: string, pages: Pages = startPages()) {
    this.#folder = folder
    this.#pages = pages
    rmSync(folder, { recursive: true, force: true })
    const bundled = Promise.withResolvers<string>()
    this.bundled = bundled.promise
    bundled.promise.catch(() => {})
    pages.on('message', (message: FromPages) => {
      if ('client' in message) return bundled.resolve(message.client)
      const waiting = this.#waiting.get(message.id)
      this.#waiting.delete(message.id)
      if ('failed' in message) waiting?.reject(new NotBuiltYet(message.failed))
      else waiting?.resolve(message.isWritten)
    })
    const end = () => {
      const error = new NotBuiltYet('The process that renders pages on request has ended.')
      bundled.reject(error)
      for (const waiting of this.#waiting.values()) waiting.reject(error)
      this.#waiting.clear()
    }
    pages.on('exit', end)
    pages.on('error', end)
  }

  /**
   * The files of a host's site.
   *
   * @param flags of npm run build
   * @returns throws {@link NotBuiltYet} for a file that only a build writes, and if rendering fails
   */
  open(host: string, flags: string[]): Files {
    const folder = join(this.#folder, host)
    this.#tell({ site: { host, flags, folder } })
    const rendered = folderFiles(folder)
    return async (segments) => {
      const known = await rendered(segments)
      if (known) return known
      const file = await folderFiles(await this.bundled)(segments)
      if (file) return file
      if (await this.#write(host, segments.join('/'))) return rendered(segments)
      if (isPage(segments)) return undefined
      throw new NotBuiltYet(`${segments.join('/')} is not built yet.`)
    }
  }

  /** Resolves when a site's content is read in all languages, so that each of its pages is rendered at once. */
  async load(host: string): Promise<void> {
    await this.#write(host, null)
  }

  /** Ends the process. */
  close(): void {
    this.#pages.kill()
    // A file that the process writes while it ends remains until the next start.
    try {
      rmSync(this.#folder, { recursive: true, force: true })
    } catch {}
  }

  /** Frees what a built site no longer needs. */
  closeSite(host: string): void {
    this.#tell({ close: host })
  }

  #write(host: string, file: string | null): Promise<boolean> {
    this.#count += 1
    const waiting = Promise.withResolvers<boolean>()
    this.#waiting.set(this.#count, waiting)
    if (!this.#tell({ requested: { id: this.#count, host, file } })) {
      this.#waiting.delete(this.#count)
      waiting.reject(new NotBuiltYet('The process that renders pages on request has ended.'))
    }
    return waiting.promise
  }

  #tell(message: ToPages): boolean {
    if (!this.#pages.connected) return false
    this.#pages.send(message, () => {})
    return true
  }
}
