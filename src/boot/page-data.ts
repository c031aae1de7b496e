import type { PageData } from '../state/page-data.ts'

export type { PageData } from '../state/page-data.ts'

export const readPageData = (): PageData => JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PageData
