/** The pages of /sign-group (Spec 2). */
export const SIGN_VIEWS = [
  'group-category-list',
  'leader-category-list',
  'leader-apply-form',
  'group-manage',
  'member-apply-form',
  'invalid',
] as const
export type SignView = (typeof SIGN_VIEWS)[number]

/** Pages that belong to an account: signed out they require the login. */
export const OWN_VIEWS: readonly SignView[] = ['leader-category-list', 'leader-apply-form', 'group-manage']

/** The name of each page's texts. */
export const SIGN_TITLES = {
  'group-category-list': 'categories',
  'leader-category-list': 'groups',
  'leader-apply-form': 'leader',
  'group-manage': 'manage',
  'member-apply-form': 'member',
  invalid: 'invalid',
} as const satisfies Record<SignView, string>

/** The props of each view: the query of its address. */
export interface SignProps {
  query: URLSearchParams
}
