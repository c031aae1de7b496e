import type { PageContext } from '../../../lib/page.ts'

/** Where the visitor sees what waits to be sent. */
export const outboxHref = (page: PageContext): string => `${page.href('/offline')}#outbox`
