import type { FairContent } from '../content/types.ts'
import { type ExhibitorViewProps, exhibitorViews } from '../features/catalogue/exhibitor-detail.ts'
import { boothSpot } from '../features/hall/small-map.ts'

/** The data of an exhibitor's page, before its text has been sanitised. */
export interface ExhibitorPage extends Omit<ExhibitorViewProps, 'introductionHtml'> {
  /** Part of the data, because other exhibitors' booths move it: the page is then rendered again. */
  spot: ReturnType<typeof boothSpot>
}

/** The pages of an exhibition's exhibitors. */
export function* exhibitorPages(fair: FairContent) {
  for (const view of exhibitorViews(fair)) {
    const { exhibitorId: id, updateTime: modified, booth } = view.exhibitor
    yield {
      params: { id },
      path: `/exhibitor/detail/${id}`,
      modified,
      // The exhibits in it are read only for the pages of this shard.
      get view(): ExhibitorPage {
        return { ...view, spot: boothSpot(fair, booth) }
      },
    }
  }
}
