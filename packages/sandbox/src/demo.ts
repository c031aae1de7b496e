/**
 * The demo people of the sandbox. Their ids are here, so that the demo data of every area (tickets, inquiries,
 * registrations and so on) can refer to them. Each logs in with `DEMO_LOGIN.password`; their data are in
 * seed/visitor/users.ts.
 */

/**
 * The login that `npm start` prints and the tests use: the buyer's. The password meets only the older rule (Spec 5).
 */
export const DEMO_LOGIN = { account: 'buyer@example.com', password: 'Fair2026' } as const

/** The buyer's phone number, with +86. */
export const DEMO_PHONE = '13800138000'

/** A strong password (Spec 5), to change to. */
export const DEMO_STRONG_PASSWORD = 'Fair-2026'

/** Users of the first tenant by the state they demonstrate. */
export const DEMO_USERS = {
  /** Two audience identities, a verified enterprise, not registered for the current exhibition yet. Uses Chinese. */
  buyer: 'U1001',
  /** One identity; registered and passed. Uses English. */
  registered: 'U1002',
  /** Registered as an invited buyer; the registration and the enterprise are being audited. Uses Japanese. */
  pending: 'U1003',
  /** Registration and enterprise refused. Uses Korean. */
  refused: 'U1004',
  /** Just registered: has incomplete data (needCompleteInfo). Uses Chinese. */
  newcomer: 'U1005',
  /** The press: leads a group, and is admitted on certain days. Uses English. */
  press: 'U1006',
  /** An honoured guest, who has no password and logs in by invitation. */
  honoured: 'U1007',
} as const
export type DemoUser = keyof typeof DEMO_USERS

/**
 * The buyer of the second tenant, with the same email: each tenant has separate accounts. No audience identity there.
 */
export const DEMO_USER_OF_SECOND_TENANT = 'U2001'

/** The code in the honoured guest's letter (login by INVITATION). */
export const DEMO_INVITATION = 'Vq7mT2nXc9RkWb4hYd8LsJ3P'
