import type { PageData } from '../../state/page-data.ts'
import { mountAgenda } from './agenda-island.tsx'

/** Brings /activity to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export const mount = (root: HTMLElement, data: PageData): Promise<void> => mountAgenda(root, data, 'activity')
