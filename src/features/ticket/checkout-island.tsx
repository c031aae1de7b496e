import type { PageData } from '../../state/page-data.ts'
import { CheckoutIsland } from './CheckoutIsland.tsx'
import { mountOwn } from './mount-ticket.tsx'

/** /ticket/pay-detail */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountOwn(root, data, (tools) => <CheckoutIsland {...tools} />)
