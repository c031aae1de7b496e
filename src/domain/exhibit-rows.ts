import type { Exhibit } from '@fair/contract/catalogue.ts'
import { ListedRows, type RowKeys, type Rows } from '../lib/rows.ts'

/** The keys by which pages look up exhibits. */
type ExhibitKey = 'category' | 'parentCategory' | 'exhibitor'
export type ExhibitRows = Rows<Exhibit, ExhibitKey>

export const EXHIBIT_KEYS: RowKeys<Exhibit, ExhibitKey> = {
  dated: ({ exhibitsId, updateTime }) => ({ id: exhibitsId, updateTime }),
  keys: {
    category: (exhibit) => exhibit.categoryId,
    parentCategory: (exhibit) => exhibit.parentCategoryId,
    exhibitor: (exhibit) => exhibit.exhibitorId,
  },
}

export const listedExhibits = (exhibits: readonly Exhibit[]): ExhibitRows => new ListedRows(exhibits, EXHIBIT_KEYS)
