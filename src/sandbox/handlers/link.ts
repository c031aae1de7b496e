import type { Contract } from '../../contract/index.ts'
import type { GroupHandlers } from '../handler.ts'
import { say } from '../seed/text.ts'
import { ALLOWED_LINKS } from '../seed/visitor/allowed-links.ts'

/** Spec 7: the external links that the platform allows. */
export const link: GroupHandlers<Contract['link']> = {
  external: (_, { language }) => ALLOWED_LINKS.map(([host, name]) => ({ host, linkName: say(name, language) })),
}
