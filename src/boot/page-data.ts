import type { PageData } from '../state/page-data.ts'

export type { PageData } from '../state/page-data.ts'

/** What the frame says; in live mode every call is about the exhibition that is asked for. */
export function readPageData(): PageData {
  const data = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PageData
  const liveId = new URLSearchParams(location.search).get('live')
  return { ...data, liveId, exhibitionId: liveId ?? data.exhibitionId }
}
