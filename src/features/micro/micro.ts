import type { MicroPageBrief } from '../../contract/micro.ts'

/** Only what the list shows of a page, in the list's digest as in the list. */
export function microBrief({ microPageId, title, summary, cover, code, updateTime }: MicroPageBrief): MicroPageBrief {
  return { microPageId, title, summary, cover, code, updateTime }
}
