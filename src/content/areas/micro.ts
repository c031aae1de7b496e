import type { Form } from '@fair/contract/form.ts'
import { contract } from '@fair/contract/index.ts'
import type { MicroPage } from '@fair/contract/micro.ts'
import type { Advertisement } from '../../domain/blocks.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The micro pages of an exhibition, and the content of their blocks that is in no list of the site. */
export interface MicroContent {
  /** In the organiser's order. */
  pages: MicroPage[]
  forms: Form[]
  advertisements: Advertisement[]
}

/** Micro pages have no batch call: changed ones are fetched one by one, then the items they refer to in a few calls. */
export async function loadMicro(fetchOrFail: FetchOrFail, at: FairAt): Promise<MicroContent> {
  const [listed, advertisements] = await Promise.all([
    all(fetchOrFail, contract.micro.list, {}),
    fetchOrFail(contract.home.advertisements, { id: at.exhibitionId }),
  ])
  const pages = await loadOneByOne(
    fetchOrFail,
    at,
    { name: 'MICRO_PAGE', endpoint: contract.micro.detail, inputOf: (microPageId) => ({ microPageId }) },
    listed.records,
    (each) => each.microPageId,
  )
  const blocks = pages.flatMap((page) => page.blocks.flatMap((block) => block ?? []))
  const formIds = blocks.flatMap((block) => (block.type === 'form' ? [block.formId] : []))
  const forms = await Promise.all(
    [...new Set(formIds)].map((formId) => fetchOrFail.orNone(contract.form.dynamic, { formId }, formId)),
  )
  return { pages, forms: forms.filter((form) => form !== null), advertisements }
}
