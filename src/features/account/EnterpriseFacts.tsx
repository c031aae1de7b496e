import { useCallback } from 'react'
import { enterprise } from '../../contract/enterprise.ts'
import type { PersonalProps } from '../../ui/personal/mount-personal.tsx'
import { useAsk } from '../../ui/personal/use-ask.ts'

/** What the platform knows of the company with which the visitor registered; without an answer nothing is shown. */
export function EnterpriseFacts({ at, id }: { at: PersonalProps; id: string }) {
  const { page, call } = at
  const { t } = page
  const ask = useCallback(() => call(enterprise.info, { id }), [call, id])
  const { answer } = useAsk(ask)
  if (!answer?.ok) return null
  const { data } = answer
  const facts = [
    ['code', data.organisationCode],
    ['legal', data.legalRepresentative],
    ['founded', data.foundedOn && page.format.date(`${data.foundedOn}T00:00:00Z`, 'UTC')],
    ['capital', data.registeredCapital],
    ['employees', data.employees],
    ['address', data.address],
  ] as const
  return (
    <details className="pc-enterprise">
      <summary>
        {t('account:verify.info')}: {data.enterpriseName}
      </summary>
      <dl className="lines">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`account:verify.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
