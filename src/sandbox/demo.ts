/**
 * The people that the sandbox knows from the start. Their ids are here, so that the demo data of every area (tickets,
 * inquiries, registrations …) can be theirs. Each logs in with `DEMO_LOGIN.password`; who they are is in
 * seed/visitor/users.ts.
 */

/** The login that `npm start` prints and the tests use: the buyer's. The password is one of the older rule (Spec 5). */
export const DEMO_LOGIN = { account: 'buyer@example.com', password: 'Fair2026' } as const

/** The buyer's phone, with +86. */
export const DEMO_PHONE = '13800138000'

/** A strong password (Spec 5), for changing to. */
export const DEMO_STRONG_PASSWORD = 'Fair-2026'

/** Users of the first tenant by what they are there to show. */
export const DEMO_USERS = {
  /** Two audience identities, a verified enterprise, not registered for the current exhibition yet. Writes Chinese. */
  buyer: 'U1001',
  /** One identity; registered and passed. Writes English. */
  registered: 'U1002',
  /** Registered as an invited buyer, under examination, as is the enterprise. Writes Japanese. */
  pending: 'U1003',
  /** Registration and enterprise refused. Writes Korean. */
  refused: 'U1004',
  /** Just registered: owes data (needCompleteInfo). Writes Chinese. */
  newcomer: 'U1005',
  /** The press: leads a group, and is let in on certain days. Writes English. */
  press: 'U1006',
  /** An honoured guest, who has no password and comes by invitation. */
  honoured: 'U1007',
} as const
export type DemoUser = keyof typeof DEMO_USERS

/** The buyer of the second tenant, with the same email: a tenant's accounts are its own. No audience identity there. */
export const DEMO_USER_OF_SECOND_TENANT = 'U2001'

/** The code in the honoured guest's letter (login by INVITATION). */
export const DEMO_INVITATION = 'Vq7mT2nXc9RkWb4hYd8LsJ3P'
