import type { Namespace } from '../../lib/i18n/messages.ts'

/** The namespaces of the middle pages' island: the page names them, so that they come beside its code. */
export const WAY_TEXTS = ['common', 'errors', 'ways'] as const satisfies readonly Namespace[]
