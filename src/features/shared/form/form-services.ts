import { agreement } from '@fair/contract/agreement.ts'
import type { Call } from '../../../api/client.ts'
import type { ErrorKey } from '../../../domain/errors.ts'
import { tenantAt } from '../../../lib/storage-keys.ts'
import type { PageData } from '../../../stores/page-data.ts'
import { sessionCache } from '../../../stores/session-cache.ts'
import { readUserId } from '../../../stores/session-storage.ts'
import { draftsOf } from './form-drafts.ts'
import { formTrees } from './form-trees.ts'
import { uploader } from './form-uploads.ts'

/**
 * What a form needs besides its own call (features/shared/form/services.ts): the cascades' trees, the file store,
 * agreement texts, and the drafts of the logged-in user on this device. An anonymous visitor's drafts stay in the tab.
 */
export function formServices(
  data: Pick<PageData, 'apiBase' | 'tenantId' | 'exhibitionId' | 'language'>,
  call: Call,
  text: (key: ErrorKey) => string,
) {
  const { apiBase, exhibitionId } = data
  return {
    ...formTrees(call, text, sessionCache(data)),
    upload: uploader({ call, base: apiBase === '' ? location.href : apiBase }),
    agreement: (agreementId: string) => call(agreement.detail, { agreementId }),
    drafts: draftsOf({ tenantId: tenantAt(data), exhibitionId, userId: readUserId() }),
  }
}
