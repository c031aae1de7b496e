import type { IslandModule } from './islands.ts'

/**
 * Every island by its name in `data-island`. A file of its own, which the page's script fetches with the first island:
 * what a bundler notes beside each `import()` would be half of that script.
 */
export const ISLANDS: Readonly<Record<string, () => Promise<IslandModule>>> = {
  room: () => import('../features/agenda/room/room-island.tsx'),
  honor: () => import('../features/login/honor-island.tsx'),
  'honor-mobile': () => import('../features/login/honor-mobile-island.tsx'),
  chat: () => import('../features/chat/chat-island.tsx'),
  'ticket-kind': () => import('../features/ticket/kind-island.tsx'),
}
