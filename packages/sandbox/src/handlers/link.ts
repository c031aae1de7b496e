import type { Contract } from '@fair/contract/index.ts'
import type { GroupHandlers } from '../handler.ts'

/** Spec 7: the external links that the tenant allows. */
export const link: GroupHandlers<Contract['link']> = {
  external: (_, { tenant, language }) => tenant.links(language),
}
