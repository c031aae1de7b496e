/** The pages around an island (Spec 2): their path, and the island. Their texts stand under ticket:shell. */
export const SHELLS = {
  checkout: { path: '/ticket/pay-detail', island: 'ticket-checkout' },
  status: { path: '/ticket/pay-status', island: 'ticket-pay' },
  order: { path: '/ticket/order-detail', island: 'ticket-order' },
  ticket: { path: '/ticket/ticket-detail', island: 'ticket-mine' },
  pay: { path: '/pay', island: 'ticket-pay' },
  coupon: { path: '/coupon', island: 'coupon' },
} as const
export type Shell = keyof typeof SHELLS
