import { pathsOf } from '../content/paths.ts'
import type { Series } from '../features/agenda/SeriesView.tsx'
import { seriesOf } from './agenda.ts'

export interface SeriesListView {
  /** The page of all series, the list behind `?id=`, or one series by its own address. */
  list: 'start' | 'all' | 'one'
  series: Series[]
}

const START = '/activity/contain'
const LIST = 'detail/list'

/** getStaticPaths of the pages that list the contents of series. */
export const seriesPaths = () => [
  ...pathsOf<SeriesListView>(START, function* ({ fair }) {
    yield { params: { list: undefined }, path: START, view: { list: 'start', series: seriesOf(fair) } }
  }),
  ...pathsOf<SeriesListView>(`${START}/${LIST}`, function* ({ fair }) {
    const all = seriesOf(fair)
    yield { params: { list: LIST }, path: `${START}/${LIST}`, view: { list: 'all', series: all } }
    for (const series of all) {
      const list = `${LIST}/${series.entry.id}`
      yield { params: { list }, path: `${START}/${list}`, view: { list: 'one', series: [series] } }
    }
  }),
]
