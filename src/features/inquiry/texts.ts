import type { Namespace } from '../../i18n/messages.ts'

/** The namespaces of the islands, which their pages name so that they come beside the code. */
export const PUBLISH_TEXTS: readonly Namespace[] = ['common', 'errors', 'personal', 'form', 'inquiry']
