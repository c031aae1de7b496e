import type { PageData } from '../../state/page-data.ts'
import { mountOwn } from './mount-ticket.tsx'
import { OrderIsland } from './OrderIsland.tsx'

/** /ticket/order-detail of `?orderId=`. */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountOwn(root, data, (tools) => (
    <OrderIsland {...tools} orderId={new URLSearchParams(location.search).get('orderId')} />
  ))
