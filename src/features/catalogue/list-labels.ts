import type { ListLabels } from '../shared/list/list-model.ts'

export const EXHIBITOR_LABELS: ListLabels = {
  list: 'list:exhibitors',
  count: 'list:countExhibitors',
  keyword: 'list:keywordExhibitors',
  none: 'list:noExhibitors',
  parent: { named: 'list:ofGroup', unnamed: 'list:ofOneGroup' },
}

export const EXHIBIT_LABELS: ListLabels = {
  list: 'list:exhibits',
  count: 'list:countExhibits',
  keyword: 'list:keywordExhibits',
  none: 'list:noExhibits',
  parent: { named: 'list:ofExhibitor', unnamed: 'list:ofOneExhibitor' },
  byExhibitor: EXHIBITOR_LABELS,
}
