import { sendMessage } from '../../accounts/outbox.ts'
import type { Database } from '../../db/database.ts'
import { DEMO_INVITATION, DEMO_USERS } from '../../demo.ts'
import { say } from '../../texts.ts'
import type { Fair } from '../types.ts'
import { DEMO_PASSWORD_HASH, portraitOf, USERS, type UserSeed } from './users.ts'

const DAY = 24 * 60 * 60 * 1000
/** The honoured guest's letter is valid for this many days from the fair's moment: until after the fair. */
const INVITATION_DAYS = 30

/** The demo users of both tenants, and the honoured guest's letter. */
export function fillUsers(db: Database, fair: Fair, origin: Date): void {
  const daysAgo = (days: number) => new Date(origin.getTime() - days * DAY).toISOString()
  for (const user of USERS) {
    const tenant = fair.tenants[user.tenant]
    if (!tenant) continue
    insertUser(db, fair, user, tenant.tenantId, daysAgo(user.sinceDays))
    // The same as for a user who registers.
    for (const { agreementType, agreementId, version } of tenant.agreements(user.language))
      if (agreementType === 'USER' || agreementType === 'PRIVACY')
        db.run('INSERT INTO consent VALUES (?, ?, ?, ?)', user.id, agreementId, version, daysAgo(user.sinceDays))
  }
  const [tenant] = fair.tenants
  if (!tenant) return
  const guest = USERS.find(({ id }) => id === DEMO_USERS.honoured)
  db.run(
    'INSERT INTO invitation VALUES (?, ?, ?, ?)',
    ...[DEMO_INVITATION, tenant.tenantId, DEMO_USERS.honoured, daysAgo(-INVITATION_DAYS)],
  )
  if (!guest?.email) return
  const { language, userName, email } = guest
  const site = tenant.site(language).siteName
  sendMessage(db, {
    tenantId: tenant.tenantId,
    time: daysAgo(7),
    channel: 'EMAIL',
    recipient: email,
    language,
    subject: say(language, 'invitationSubject', { site }),
    body: say(language, 'invitationMessage', { site, name: userName, code: DEMO_INVITATION }),
    code: DEMO_INVITATION,
  })
}

function insertUser(db: Database, fair: Fair, user: UserSeed, tenantId: string, registerTime: string): void {
  const portrait = portraitOf(user)
  const [tags, industries, categories] = user.interests
  const first = (items: readonly { readonly value: string }[], count: number) =>
    JSON.stringify(items.slice(0, count).map(({ value }) => value))
  db.run(
    `INSERT INTO user (id, tenant_id, user_name, area_code, phone, email, password, portrait, company, job_title,
     language, time_zone, tag_ids, industry_ids, category_ids, advice_unread, message_unread, register_time)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[user.id, tenantId, user.userName, user.areaCode, user.phone?.replace(/\D/g, '') ?? null, user.email],
    ...[user.hasPassword ? DEMO_PASSWORD_HASH : null, portrait && JSON.stringify(portrait), user.company],
    ...[user.jobTitle, user.language, user.timeZone, first(fair.tags, tags), first(fair.industries, industries)],
    ...[first(fair.categories, categories), ...user.unread, registerTime],
  )
  for (const identityId of user.identityIds) {
    db.run('INSERT INTO granted_identity VALUES (?, ?)', user.id, identityId)
  }
}
