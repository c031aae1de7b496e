/** The pages of the visitor's own tickets and orders (Spec 2) by path. Their texts are under ticket:shell. */
export const SHELLS = {
  checkout: '/ticket/pay-detail',
  status: '/ticket/pay-status',
  order: '/ticket/order-detail',
  ticket: '/ticket/ticket-detail',
  pay: '/pay',
  coupon: '/coupon',
} as const
export type Shell = keyof typeof SHELLS

/** The `client:intent` value of their islands. */
export const SHELL_INTENT = { texts: 'form ticket', now: '*' }
