import { useCallback, useRef, useState } from 'react'
import { Tag } from '../../components/parts.tsx'
import { type AudienceIdentity, audience } from '../../contract/audience.ts'
import { type AuditStatus, form as forms } from '../../contract/form.ts'
import type { FormValues } from '../../contract/form-field.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/send.ts'
import type { FormServices } from '../shared/form/services.ts'
import { useEndpoint } from '../shared/form/useEndpoint.ts'
import { Unanswered } from '../shared/Unanswered.tsx'

type Which = 'basic' | 'intention'

interface Props {
  services: FormServices
  identity: AudienceIdentity
}

const TAGS: Record<AuditStatus, 'ok' | 'warn' | 'bad' | 'plain'> = {
  NONE: 'plain',
  PENDING: 'warn',
  PASSED: 'ok',
  REFUSED: 'bad',
}

/** The forms of an identity beyond its registration (Spec 4): the enterprise's basic form, and its intentions. */
export function MoreForms({ services, identity }: Props) {
  const { t } = useIsland().page
  const [open, setOpen] = useState<Which | null>(null)
  const { answer, again } = useEndpoint(audience.byUser, {})
  const which: Which[] = [
    ...(identity.hasBasicForm ? (['basic'] as const) : []),
    ...(identity.hasIntentionForm ? (['intention'] as const) : []),
  ]
  if (which.length === 0) return null
  const info = answer?.ok ? answer.data : null
  const status = info?.enterpriseValidateStatus ?? 'NONE'
  return (
    <section className="form-part more-forms">
      <h2>{t('preregistration:more')}</h2>
      {which.map((one) => (
        <div key={one} className="more-form">
          <div className="more-head">
            <div>
              <h3>{t(`preregistration:${one}`)}</h3>
              <p className="faint">{t(`preregistration:${one}Why`)}</p>
              {one === 'basic' && status === 'REFUSED' && info?.enterpriseValidateReason && (
                <p className="reason">{info.enterpriseValidateReason}</p>
              )}
            </div>
            {one === 'basic' && info && <Tag kind={TAGS[status]}>{t(`preregistration:audit.${status}`)}</Tag>}
            <button
              className="btn btn-2 btn-s"
              type="button"
              aria-expanded={open === one}
              onClick={() => setOpen(open === one ? null : one)}
            >
              {t(open === one ? 'preregistration:fold' : 'preregistration:fillIn')}
            </button>
          </div>
          {open === one && (
            <IdentityForm
              services={services}
              identity={identity}
              which={one}
              onDone={() => {
                setOpen(null)
                again()
              }}
            />
          )}
        </div>
      ))}
    </section>
  )
}

function IdentityForm({ services, identity, which, onDone }: Props & { which: Which; onDone: () => void }) {
  const { page, call } = useIsland()
  const { t } = page
  const { identityId } = identity
  const thanks = useRef('')
  const asked = useEndpoint(which === 'basic' ? audience.basicForm : audience.intentionForm, { identityId })
  const { answer } = asked
  const form = answer?.ok ? answer.data : null
  const send = useCallback(
    async (values: FormValues, requestId: string) => {
      const { formId = '', version = '' } = form ?? {}
      const result = await call(forms.submit, { formId, version, values, identityId, requestId })
      if (result.ok) thanks.current = result.data.message ?? ''
      return sendAnswer(result)
    },
    [call, form, identityId],
  )
  if (!answer?.ok) {
    return <Unanswered asked={asked} title={t('preregistration:failed')} skeleton={<FormSkeleton page={page} />} />
  }
  return <PlatformForm form={answer.data} services={services} send={send} onSent={onDone} headings="h3" />
}
