import type { ReleaseRecord } from './release.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * The assets of earlier releases that the next one retains, each with the time since when no page of the site refers to
 * it: a tab that was opened before still loads its islands. Those of the previous release are retained whatever the
 * clock shows; a time in the future counts as now.
 *
 * @param former the previous release of the same tenant
 * @param assets of the next release
 * @param now milliseconds since 1970
 * @param days for which they are retained; 0 retains nothing
 */
export function retainedAssets(
  former: Pick<ReleaseRecord, 'assets' | 'carried'> | null,
  assets: readonly string[],
  now: number,
  days: number,
): Record<string, string> {
  if (!former || days === 0) return {}
  const current = new Set(assets)
  const retained = new Map<string, string>()
  for (const file of former.assets) retained.set(file, new Date(now).toISOString())
  for (const [file, since] of Object.entries(former.carried)) {
    const at = Math.min(Date.parse(since) || now, now)
    if (now - at < days * DAY) retained.set(file, new Date(at).toISOString())
  }
  return Object.fromEntries([...retained].filter(([file]) => !current.has(file)))
}
