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
  'exhibit-detail': () => import('../features/catalogue/exhibit-detail-island.ts'),
  'exhibitor-detail': () => import('../features/catalogue/exhibitor-detail-island.ts'),
  'group-detail': () => import('../features/group/group-detail-island.ts'),
  'nation-detail': () => import('../features/nation/nation-detail-island.ts'),
  'member-detail': () => import('../features/member/member-detail-island.ts'),
  'guest-detail': () => import('../features/guest/guest-detail-island.ts'),
  'project-detail': () => import('../features/project/project-detail-island.ts'),
  'news-detail': () => import('../features/news/news-detail-island.ts'),
  'live-detail': () => import('../features/agenda/live-detail-island.ts'),
  'meeting-detail': () => import('../features/agenda/meeting-detail-island.ts'),
  'activity-detail': () => import('../features/agenda/activity-detail-island.ts'),
  'series-detail': () => import('../features/agenda/series-detail-island.ts'),
  room: () => import('../features/agenda/room/room-island.tsx'),
  'concert-player': () => import('../features/concert/player-island.ts'),
  'concert-film': () => import('../features/concert/film-island.ts'),
  'ucan-agenda': () => import('../features/ucan/agenda-detail-island.ts'),
  'ucan-course': () => import('../features/ucan/course-detail-island.ts'),
  'series-list': () => import('../features/agenda/series-list-island.ts'),
  agreement: () => import('../features/agreement/agreement-island.ts'),
  honor: () => import('../features/login/honor-island.tsx'),
  'honor-mobile': () => import('../features/login/honor-mobile-island.tsx'),
  way: () => import('../features/ways/way-island.tsx'),
  'marketing-form': () => import('../features/marketing/marketing-island.tsx'),
  preregistration: () => import('../features/preregistration/preregistration-island.tsx'),
  chat: () => import('../features/chat/chat-island.tsx'),
  'ticket-kind': () => import('../features/ticket/kind-island.tsx'),
  'sign-group': () => import('../features/signgroup/signgroup-island.tsx'),
}
