import type { IslandModule } from './islands.ts'

/**
 * Every island by its name in `data-island`. A file of its own, which the page's script fetches with the first island:
 * what a bundler notes beside each `import()` would be half of that script.
 */
export const ISLANDS: Readonly<Record<string, () => Promise<IslandModule>>> = {
  'live-home': () => import('../features/home/live-home-island.tsx'),
  preview: () => import('../features/preview/preview-island.tsx'),
  'micro-page': () => import('../features/micro/micro-page-island.ts'),
  'micro-detail': () => import('../features/micro/micro-detail-island.ts'),
  search: () => import('../features/search/search-island.tsx'),
  'search-field': () => import('../features/search/header-island.tsx'),
  'search-cards': () => import('../features/search/cards-island.tsx'),
  'exhibit-list': () => import('../features/catalogue/exhibit-list-island.tsx'),
  'exhibitor-list': () => import('../features/catalogue/exhibitor-list-island.tsx'),
  'exhibit-detail': () => import('../features/catalogue/exhibit-detail-island.ts'),
  'exhibitor-detail': () => import('../features/catalogue/exhibitor-detail-island.ts'),
  'group-list': () => import('../features/group/group-list-island.tsx'),
  'group-detail': () => import('../features/group/group-detail-island.ts'),
  'nation-detail': () => import('../features/nation/nation-detail-island.ts'),
  'member-list': () => import('../features/member/member-list-island.tsx'),
  'member-detail': () => import('../features/member/member-detail-island.ts'),
  'guest-list': () => import('../features/guest/guest-list-island.tsx'),
  'guest-detail': () => import('../features/guest/guest-detail-island.ts'),
  'project-list': () => import('../features/project/project-list-island.tsx'),
  'project-detail': () => import('../features/project/project-detail-island.ts'),
  'news-detail': () => import('../features/news/news-detail-island.ts'),
  'live-list': () => import('../features/agenda/live-list-island.ts'),
  'meeting-list': () => import('../features/agenda/meeting-list-island.ts'),
  'activity-list': () => import('../features/agenda/activity-list-island.ts'),
  'live-detail': () => import('../features/agenda/live-detail-island.ts'),
  'meeting-detail': () => import('../features/agenda/meeting-detail-island.ts'),
  'activity-detail': () => import('../features/agenda/activity-detail-island.ts'),
  'series-detail': () => import('../features/agenda/series-detail-island.ts'),
  'concert-player': () => import('../features/concert/player-island.ts'),
  'ucan-agenda': () => import('../features/ucan/agenda-detail-island.ts'),
  'ucan-course': () => import('../features/ucan/course-detail-island.ts'),
  'series-list': () => import('../features/agenda/series-list-island.ts'),
  agreement: () => import('../features/agreement/agreement-island.ts'),
  honor: () => import('../features/login/honor-island.tsx'),
  'honor-mobile': () => import('../features/login/honor-mobile-island.tsx'),
  way: () => import('../features/ways/way-island.tsx'),
  'marketing-form': () => import('../features/marketing/marketing-island.tsx'),
  preregistration: () => import('../features/preregistration/preregistration-island.tsx'),
  'sign-group': () => import('../features/signgroup/signgroup-island.tsx'),
}

/** What a list asks by: comes after it at a first touch (ui/list/list-late.ts), beside it where it asks at once. */
const ask = () => import('../features/catalogue/list-ask.ts')
export const BESIDE: Readonly<Record<string, () => Promise<unknown>>> = { 'exhibit-list': ask, 'exhibitor-list': ask }
