import { contract } from '../../contract/index.ts'
import type { NationalImage, NationalImageSummary } from '../../contract/national-image.ts'
import { type Ask, all, type FairAt, LIST_PAGE } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The countries' own pavilions in full, in the organiser's order. */
export async function loadNations(ask: Ask, at: FairAt): Promise<NationalImage[]> {
  const listed = await all((pageNum) => ask(contract.nationalImage.list, { pageNum, pageSize: LIST_PAGE }))
  return await loadOneByOne<NationalImageSummary, NationalImage>(
    at,
    'NATIONAL_IMAGE',
    listed.records,
    (nation) => nation.nationalImageId,
    (nationalImageId) => ask(contract.nationalImage.detail, { nationalImageId }),
  )
}
