import type { PageContext } from '../../../lib/page.ts'

/** The page where the visitor sees what is waiting to be sent. */
export const outboxHref = (page: PageContext): string => `${page.href('/offline')}#outbox`
