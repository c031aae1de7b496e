import { audience } from '@fair/contract/audience.ts'
import { enterprise } from '@fair/contract/enterprise.ts'
import { user } from '@fair/contract/user.ts'
import { useCallback } from 'react'
import { Tag } from '../../components/parts.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { EnterpriseFacts } from '../shared/personal/EnterpriseFacts.tsx'
import { AccountSection, type SectionProps } from './AccountSection.tsx'
import { fillAddress } from './user-form.ts'

const KINDS = { PASSED: 'ok', PENDING: 'warn', REFUSED: 'bad', NONE: 'plain' } as const

/** The verification status of person, company and registration, the platform's reasons and what is still missing. */
export function VerifySection({ me }: Pick<SectionProps, 'me'>) {
  const { page, call } = useIsland()
  const { t } = page
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after a change of the account
  const load = useCallback(async () => {
    const [person, audit, owed, last] = await Promise.all([
      call(enterprise.authentication, {}),
      call(audience.byUser, {}),
      call(user.completed, {}),
      call(audience.recentRegistration, {}),
    ])
    if (!person.ok) return person
    if (!audit.ok) return audit
    if (!owed.ok) return owed
    const registration = last.ok ? (last.data.registrationInfo ?? null) : null
    return { ok: true as const, data: { person: person.data, audit: audit.data, owed: owed.data, registration } }
  }, [call, me])
  const request = useAnswer(load, true)
  return (
    <AccountSection title={t('account:verify.title')} request={request}>
      {({ person, audit, owed, registration }) => {
        const rows = [
          { key: 'person', status: person.status, reason: person.reason, name: person.realName },
          {
            key: 'enterprise',
            status: audit.enterpriseValidateStatus,
            reason: audit.enterpriseValidateReason,
            name: registration?.enterpriseName,
          },
          {
            key: 'registration',
            status: audit.registrationAuditStatus,
            reason: audit.registrationAuditReason,
            name: audit.attendingIdentity?.identityName,
          },
        ] as const
        const { registrationAuditStatus: state } = audit
        return (
          <>
            <ul className="pc-lines">
              {rows.map(({ key, status, reason, name }) => (
                <li key={key}>
                  <div>
                    <h3>{t(`account:verify.${key}`)}</h3>
                    {name && <p className="small">{name}</p>}
                    {status === 'REFUSED' && reason && <p className="small">{reason}</p>}
                  </div>
                  <Tag kind={KINDS[status]}>{t(`account:verify.status.${status}`)}</Tag>
                </li>
              ))}
            </ul>
            {owed.missingForms.length > 0 && (
              <>
                <h3>{t('account:verify.missing')}</h3>
                <ul className="pc-links">
                  {owed.missingForms.map((form) => (
                    <li key={form.formId}>
                      <a className="link" href={fillAddress(page, form.formId)}>
                        {t('account:verify.fill', { form: form.formName })}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {(state === 'REFUSED' || (state === 'NONE' && owed.missingForms.length === 0)) && (
              <p>
                <a className="link" href={page.href('/audience')}>
                  {t('account:verify.register')}
                </a>
              </p>
            )}
            {registration?.enterpriseId && <EnterpriseFacts id={registration.enterpriseId} />}
          </>
        )
      }}
    </AccountSection>
  )
}
