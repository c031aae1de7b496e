/** The target of a preview (contract/decoration.ts, PreviewTarget); `id` of the micro page or the group. */
export type Previewed =
  | { target: 'HOME' | 'LOGIN' }
  | { target: 'MICRO_PAGE' | 'EXHIBITOR_GROUP'; id: string }
  /** Data that an editor's page has left in local storage (demo.html), for a tenant with a review tool. */
  | { target: 'REVIEW' }

/**
 * The paths whose pages have a draft (Spec 2, `?preview=true`): home, a micro page, a group. The head script redirects
 * from there to `/preview/?of={path}` with the rest of the query; all other pages are unaffected.
 */
export const HAS_DRAFT = /^\/(home\/|(micro-page|exhibition-group\/detail)\/(?!servics).*)?$/

const ID = /^[\w.~-]{1,100}$/
const OF = /^\/(micro-page|exhibition-group\/detail)\/(?:([^/]+)\/)?$/

/**
 * The target in the address of a preview: `/preview/?microPageId=…`, `?exhibitorGroupId=…`, `?of=…` of the page to be
 * previewed, `?review`; home without any. `/login-preview/` is the login page.
 *
 * @param path the route's path in its scope, with slashes on both ends
 * @param hasReviewTool the tenant's parameter REVIEW_TOOL; without it `?review` is ignored
 */
export function previewedAt(path: string, query: URLSearchParams, hasReviewTool: boolean): Previewed {
  if (path.startsWith('/login-preview')) return { target: 'LOGIN' }
  if (hasReviewTool && query.has('review')) return { target: 'REVIEW' }
  const [, kind, own] = OF.exec(query.get('of') ?? '') ?? []
  const isGroup = kind === 'exhibition-group/detail'
  const group = isGroup ? (own ?? query.get('id')) : query.get('exhibitorGroupId')
  if (group !== null && ID.test(group)) return { target: 'EXHIBITOR_GROUP', id: group }
  const micro = kind === 'micro-page' ? (own ?? query.get('microPageId')) : query.get('microPageId')
  return micro !== null && ID.test(micro) ? { target: 'MICRO_PAGE', id: micro } : { target: 'HOME' }
}
