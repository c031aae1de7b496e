import type { Contract } from '@fair/contract/index.ts'
import type { GroupHandlers } from '../../handler.ts'
import { audience } from '../audience.ts'
import { auth } from '../auth.ts'
import { file } from '../file.ts'
import { form } from '../form.ts'
import { geography } from '../geography.ts'
import { notice } from '../notice.ts'
import { preregistration } from '../preregistration.ts'
import { recommend } from '../recommend.ts'
import { signGroup } from '../sign-group.ts'
import { siteRest } from '../site-rest.ts'
import { tracking } from '../tracking.ts'
import { user } from '../user.ts'

/** Spec 7: the external links that the tenant allows. */
const link: GroupHandlers<Contract['link']> = {
  external: (_, { tenant, language }) => tenant.links(language),
}

/**
 * The handlers about visitors: their identity, their submissions, and the content that depends on them. `siteRest`
 * belongs to `site`.
 */
export const visitor = {
  auth,
  user,
  form,
  file,
  geography,
  audience,
  preregistration,
  signGroup,
  tracking,
  recommend,
  link,
  notice,
  siteRest,
}
