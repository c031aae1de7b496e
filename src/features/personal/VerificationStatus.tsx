import { audience } from '@fair/contract/audience.ts'
import { user } from '@fair/contract/user.ts'
import { useCallback } from 'react'
import { Tag } from '../../components/parts.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { percentText } from '../../lib/i18n/names.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'

const KINDS = { PASSED: 'ok', PENDING: 'warn', REFUSED: 'bad', NONE: 'plain' } as const

/** The enterprise's verification status and the completeness of its data; nothing if the request fails. */
export function VerificationStatus() {
  const { page, call } = useIsland()
  const { t } = page
  const fetchStatus = useCallback(() => call(audience.byUser, {}), [call])
  const fetchCompletion = useCallback(() => call(user.completed, {}), [call])
  const status = useAnswer(fetchStatus).answer
  const complete = useAnswer(fetchCompletion).answer
  const validate = status?.ok ? status.data.enterpriseValidateStatus : null
  const identity = status?.ok ? status.data.audienceIdentity : null
  return (
    <div className="me-standing">
      {validate && <Tag kind={KINDS[validate]}>{t(`personal:validate.${validate}`)}</Tag>}
      {complete?.ok && (
        <a className="link" href={page.href('/personal-center/account-setting')}>
          {t('personal:complete', { percent: percentText(page.language, complete.data.completeness) })}
        </a>
      )}
      {identity && (
        <button className="link" type="button" data-action="identity">
          {t('personal:switchIdentity')}
        </button>
      )}
    </div>
  )
}
