import type { PageData } from '../../state/page-data.ts'
import { CouponIsland } from './CouponIsland.tsx'
import { mountOwn } from './mount-ticket.tsx'

/** /coupon */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountOwn(root, data, (tools) => <CouponIsland {...tools} />)
