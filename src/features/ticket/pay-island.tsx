import type { PageData } from '../../state/page-data.ts'
import { mountOwn } from './mount-ticket.tsx'
import { PayIsland } from './PayIsland.tsx'

/** /pay and /ticket/pay-status, both of `?orderId=`. */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountOwn(root, data, (tools) => (
    <PayIsland {...tools} orderId={new URLSearchParams(location.search).get('orderId')} />
  ))
