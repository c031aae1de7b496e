import { contract } from '@fair/contract/index.ts'
import type { NationalImage } from '@fair/contract/national-image.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The countries' pavilions in full, in the organiser's order. */
export async function loadNations(fetchOrFail: FetchOrFail, at: FairAt): Promise<NationalImage[]> {
  const listed = await all(fetchOrFail, contract.nationalImage.list, {})
  return await loadOneByOne(
    fetchOrFail,
    at,
    {
      name: 'NATIONAL_IMAGE',
      endpoint: contract.nationalImage.detail,
      inputOf: (nationalImageId) => ({ nationalImageId }),
    },
    listed.records,
    (nation) => nation.nationalImageId,
  )
}
