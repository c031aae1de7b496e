import type { IslandModule } from './islands.ts'

/**
 * Every island by its name in `data-island`. A file of its own, which the page's script fetches with the first island:
 * what a bundler notes beside each `import()` would be half of that script.
 */
export const ISLANDS: Readonly<Record<string, () => Promise<IslandModule>>> = {
  way: () => import('../features/external-link/way-island.tsx'),
  'marketing-form': () => import('../features/marketing/marketing-island.tsx'),
  preregistration: () => import('../features/preregistration/preregistration-island.tsx'),
  'sign-group': () => import('../features/registration-group/signgroup-island.tsx'),
}
