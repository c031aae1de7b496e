import { Advice } from '../../../../scripts/advice.mjs'
import { localOnly, localOnlyUpgrade } from './local-only.ts'
import { type Handler, proxyTo, type Upgrade, upgradeTo } from './proxy.ts'

export interface Platform {
  /** Handles the platform's addresses; undefined if the site is served without one. */
  handler: Handler | undefined
  /** Accepts the platform's WebSockets. */
  upgrade: Upgrade | undefined
  close: () => Promise<void> | void
}

export interface PlatformChoice {
  /** An absolute address, `none` for no platform at all, or undefined for the in-process sandbox. */
  platform?: string | undefined
  /** The sandbox's database file, or `:memory:`. */
  db?: string | undefined
  /** The sandbox's size: `small`, `fair`, `large` or a number of exhibits. */
  size?: string | undefined
  /** The folder of an imported fair that the sandbox opens. */
  data?: string | undefined
  /** The sandbox's clock; without it, fixed at the sample's moment. */
  now?: (() => Date) | undefined
}

/**
 * The platform for a served site.
 * @throws {Advice} the address or the size is invalid (exit code 2)
 */
export async function openPlatform({
  platform,
  db = ':memory:',
  size = 'fair',
  data,
  now,
}: PlatformChoice): Promise<Platform> {
  if (platform === 'none') return { handler: undefined, upgrade: undefined, close: () => {} }
  if (platform !== undefined) {
    if (!/^https?:$/.test(URL.parse(platform)?.protocol ?? '')) {
      throw new Advice(`--platform must be an http(s) address or "none", not "${platform}".`, 2)
    }
    return { handler: proxyTo(platform), upgrade: upgradeTo(platform), close: () => {} }
  }
  // Imported only now: a site served without the sandbox starts without it.
  const { openSandbox } = await import('./open-sandbox.ts')
  const sandbox = openSandbox({ db, size, data, now })
  return { handler: localOnly(sandbox.fetch), upgrade: localOnlyUpgrade(sandbox.upgrade), close: sandbox.close }
}
