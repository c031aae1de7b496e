import type { IconName } from '../../components/icons.ts'
import type { Namespace } from '../../lib/i18n/messages.ts'
import type { MessageKey } from '../../lib/i18n/translator.ts'

/** A page of the personal center (Spec 2): one line of the table below. */
export interface Child {
  /** Its path segment below /personal-center; '' for the overview. */
  path: string
  icon: IconName
  /** Its short name in the navigation. */
  label: MessageKey
  title: MessageKey
  lede: MessageKey
  /** The message namespaces of its island in addition to common, errors and personal. */
  texts: readonly Namespace[]
}

export interface ChildGroup {
  title: MessageKey
  children: readonly Child[]
}

type Name =
  | 'overview'
  | 'schedule'
  | 'calendar'
  | 'ticket'
  | 'rights'
  | 'activity'
  | 'exhibitors'
  | 'group'
  | 'exhibits'
type More =
  | 'notices'
  | 'projects'
  | 'news'
  | 'inquiry'
  | 'card'
  | 'samples'
  | 'order'
  | 'materials'
  | 'member'
  | 'account'

const child = (
  name: Name | More | 'setting' | 'about',
  path: string,
  icon: IconName,
  texts: readonly Namespace[] = [],
): Child => ({
  path,
  icon,
  label: `personal:child.${name}`,
  title: `personal:title.${name}`,
  lede: `personal:lede.${name}`,
  texts,
})

/** Every page of the personal center once, in navigation order. */
export const CHILD_GROUPS: readonly ChildGroup[] = [
  {
    title: 'personal:group.top',
    children: [child('overview', '', 'home', ['recommend']), child('notices', 'notices', 'bell')],
  },
  {
    title: 'personal:group.visit',
    children: [
      child('schedule', 'schedule', 'calendar', ['plan']),
      child('calendar', 'calendar', 'clock', ['plan']),
      child('ticket', 'ticket', 'ticket', ['form', 'ticket']),
      child('rights', 'rights-page', 'star'),
      child('activity', 'activity', 'flag'),
    ],
  },
  {
    title: 'personal:group.saved',
    children: [
      child('exhibitors', 'exhibitors', 'building'),
      child('group', 'exhibition-group', 'people'),
      child('exhibits', 'exhibits', 'box'),
      child('projects', 'projects', 'grid'),
      child('news', 'news', 'news'),
      child('member', 'member', 'user'),
    ],
  },
  {
    title: 'personal:group.business',
    children: [
      child('inquiry', 'inquiry', 'inquiry', ['inquiry']),
      child('card', 'card', 'card', ['card']),
      child('samples', 'sample-list', 'rows', ['form', 'inquiry', 'outbox']),
      child('order', 'order', 'order', ['ticket']),
      child('materials', 'materials', 'download'),
    ],
  },
  {
    title: 'personal:group.account',
    children: [
      child('account', 'account-setting', 'lock', ['account', 'claim', 'form']),
      child('setting', 'setting', 'gear', ['account', 'outbox']),
      child('about', 'about', 'info'),
    ],
  },
]

export const CHILDREN: readonly Child[] = CHILD_GROUPS.flatMap((group) => group.children)

/** Shown at an address below /personal-center without a page: the frame, and a not-found message. */
export const UNKNOWN: Child = {
  path: '404',
  icon: 'info',
  label: 'personal:title.unknown',
  title: 'personal:title.unknown',
  lede: 'personal:lede.unknown',
  texts: [],
}

/** The page for a path segment; '' is the overview. */
export const childAt = (path: string): Child => CHILDREN.find((each) => each.path === path) ?? UNKNOWN

/** The route of a page, without language and exhibition. */
export const routeOfChild = ({ path }: Child): string => (path ? `/personal-center/${path}` : '/personal-center')
