import { PROJECT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import type { ListLabels } from '../shared/list/list-model.ts'
import type { ListConfig } from '../shared/list/list-query.ts'

/** Newest first, ten per page (Spec 9). */
export const PROJECTS: ListConfig = {
  path: '/project',
  facets: ['industry', 'region'],
  sorts: ['DEFAULT'],
  pageSize: PROJECT_PAGE_SIZE,
  views: [],
  parentParam: 'exhibitorId',
}

export const PROJECT_LABELS: ListLabels = {
  list: 'project:list',
  count: 'project:count',
  keyword: 'project:keyword',
  none: 'project:none',
  parent: { named: 'project:ofOwner', unnamed: 'project:ofOneOwner' },
  onward: { label: 'list:browseExhibitors', path: '/exhibitor' },
}
