import type { Checked } from './check.ts'
import type { Level } from './needs.ts'
import type { OpenPlatform } from './open.ts'

/** What came of a rule: null where it is kept, `wrong` in one sentence where not, `skipped` where nothing was there to ask. */
export type Finding = null | { readonly wrong: string } | { readonly skipped: string }

/** Something that a platform promises beyond the form of one answer. */
export interface Rule {
  /** `area: subject`, as the table shows it. */
  readonly name: string
  readonly asked: string
  readonly level: Level
  readonly loses: string
  readonly check: (platform: OpenPlatform) => Promise<Finding>
}

/** Holds a platform against rules, one after the other: each comes as a line of the same table as the calls. */
export async function checkRules(platform: OpenPlatform, rules: readonly Rule[]): Promise<Checked[]> {
  const lines: Checked[] = []
  for (const { name, asked, level, loses, check } of rules) {
    const started = performance.now()
    const finding = await check(platform).catch((error: unknown) => ({ wrong: String(error) }))
    const line = { name, call: asked, status: null, ms: Math.round(performance.now() - started), loses }
    if (finding === null) lines.push({ ...line, verdict: 'fits', detail: '', level })
    else if ('wrong' in finding) lines.push({ ...line, verdict: 'failed', detail: finding.wrong, level })
    // Nothing was asked, so nothing is lost: a call that gave nothing to ask about has a line of its own.
    else lines.push({ ...line, ms: null, verdict: 'skipped', detail: finding.skipped, level: 'optional' })
  }
  return lines
}
