/** The subject of a detail page: its buttons book, request and exchange cards with it. */
export interface PageSubject {
  kind: 'exhibitor' | 'exhibits' | 'live' | 'meeting' | 'activity'
  id: string
}

const KINDS = ['exhibitor', 'exhibits', 'live', 'meeting', 'activity'] as const
const DETAIL = /\/(exhibitor|exhibits|live|meeting|activity)\/detail\/(?:([^/]+)\/?)?$/

/**
 * The subject in a detail page's address, prerendered (`…/detail/{id}/`) or through its shell (`?id=`); null on every
 * other page.
 */
export function subjectOf({ pathname, search }: { pathname: string; search: string }): PageSubject | null {
  const [, name, inPath] = DETAIL.exec(pathname) ?? []
  const kind = KINDS.find((each) => each === name)
  const id = inPath ?? new URLSearchParams(search).get('id')
  return kind && id ? { kind, id: decodeURIComponent(id) } : null
}
