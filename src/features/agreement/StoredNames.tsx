import type { SessionItem } from '@fair/contract/session.ts'
import { usePage } from '../../components/usePage.ts'
import type { DeviceItem, PersonalItem, TenantItem } from '../../lib/storage-keys.ts'

const PURPOSES = [
  'login',
  'look',
  'app',
  'tab',
  'counted',
  'saved',
  'fair',
  'drafts',
  'chat',
  'searches',
  'replay',
  'notes',
  'header',
] as const
type Purpose = (typeof PURPOSES)[number]

/** Every name of lib/storage-keys.ts with its purpose: a new name does not compile until it is explained here. */
const PURPOSE_OF: Readonly<
  Record<SessionItem | 'userId' | 'ownOffset' | 'loginUntil' | DeviceItem | TenantItem | PersonalItem, Purpose>
> = {
  exhibitionId: 'tab',
  tenantId: 'tab',
  authorization: 'login',
  themeColorConfig: 'tab',
  owner: 'tab',
  ownerId: 'tab',
  userId: 'login',
  ownOffset: 'login',
  loginUntil: 'login',
  oidc: 'login',
  pendingAction: 'login',
  'questions-put-off': 'login',
  theme: 'look',
  slash: 'look',
  installed: 'app',
  locale: 'look',
  localeChanged: 'look',
  captions: 'look',
  reviewContent: 'tab',
  clockOffset: 'tab',
  clockAsked: 'tab',
  scroll: 'tab',
  firstNotice: 'tab',
  'host-checked': 'tab',
  cached: 'tab',
  logIdUrl: 'tab',
  previewToken: 'tab',
  trackingConsent: 'counted',
  tracking: 'counted',
  'inquiry-basket': 'saved',
  compared: 'saved',
  favourites: 'saved',
  follows: 'saved',
  'follows-at': 'saved',
  'favourites-merged': 'saved',
  'follows-out': 'saved',
  'not-interested': 'saved',
  plan: 'fair',
  tickets: 'fair',
  reminded: 'fair',
  draft: 'drafts',
  'chat-draft': 'drafts',
  'chat-leave': 'drafts',
  'chat-about': 'chat',
  'chat-out': 'chat',
  'chat-emoji': 'chat',
  'chat-notify': 'chat',
  'chat-translate': 'chat',
  searches: 'searches',
  replay: 'replay',
  notebook: 'notes',
  outbox: 'drafts',
  identity: 'header',
  unread: 'header',
}

/** What this site stores on a device, by name. The platform's text on storage cannot list it. */
export function StoredNames() {
  const { t } = usePage()
  const names = Object.entries(PURPOSE_OF)
  return (
    <section className="section prose" aria-labelledby="stored-names">
      <h2 id="stored-names">{t('pages:storedNames')}</h2>
      <p>{t('pages:storedNamesWhy')}</p>
      <ul>
        {PURPOSES.map((purpose) => (
          <li key={purpose}>
            {t(`pages:stored.${purpose}`)}
            <br />
            <code translate="no">
              {names
                .filter(([, each]) => each === purpose)
                .map(([name]) => name)
                .join(', ')}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}
