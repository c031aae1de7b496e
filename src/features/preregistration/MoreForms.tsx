import { type AudienceIdentity, audience } from '@fair/contract/audience.ts'
import { type AuditStatus, form as forms } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { useCallback, useRef, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { Tag } from '../../components/parts.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { type FormServices, sendAnswer } from '../shared/form/services.ts'
import { useAnswer, useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

type Which = 'basic' | 'intention'

interface Props {
  services: FormServices
  identity: AudienceIdentity
}

interface MoreProps extends Props {
  /** The registration's second step has covered the intentions, so they are not requested again. */
  hasStepTwo: boolean
}

const TAGS: Record<AuditStatus, 'ok' | 'warn' | 'bad' | 'plain'> = {
  NONE: 'plain',
  PENDING: 'warn',
  PASSED: 'ok',
  REFUSED: 'bad',
}

/** The forms of an identity beyond its registration (Spec 4): the enterprise's basic form, and its intentions. */
export function MoreForms({ services, identity, hasStepTwo }: MoreProps) {
  const { t } = useIsland().page
  const [open, setOpen] = useState<Which | null>(null)
  /** Forms sent here: the platform's data on them is newer than the session's. */
  const [sent, setSent] = useState<readonly Which[]>([])
  const { answer, again } = useEndpoint(audience.byUser, {})
  const which: Which[] = [
    ...(identity.hasBasicForm ? (['basic'] as const) : []),
    ...(identity.hasIntentionForm && !hasStepTwo ? (['intention'] as const) : []),
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
            <button className="btn btn-2 btn-s" type="button" onClick={() => setOpen(open === one ? null : one)}>
              {t(open === one ? 'preregistration:fold' : 'preregistration:fillIn')}
              <span className="visually-hidden"> {t(`preregistration:${one}`)}</span>
            </button>
          </div>
          {open === one && (
            <IdentityForm
              services={services}
              identity={identity}
              which={one}
              wasSent={sent.includes(one)}
              onDone={() => {
                setOpen(null)
                setSent([...sent, one])
                again()
              }}
            />
          )}
        </div>
      ))}
    </section>
  )
}

type IdentityFormProps = Props & { which: Which; wasSent: boolean; onDone: () => void }

function IdentityForm({ services, identity, which, wasSent, onDone }: IdentityFormProps) {
  const { page, call } = useIsland()
  const { t } = page
  const { identityId } = identity
  const thanks = useRef('')
  const request = useIdentityForm(which, identityId, wasSent)
  const { answer } = request
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
    return <RequestState request={request} title={t('preregistration:failed')} skeleton={<FormSkeleton />} />
  }
  return <PlatformForm form={answer.data} services={services} send={send} onSent={onDone} headings="h3" />
}

/** The form as loaded by the login (Spec 4). It is fetched if the login has not loaded it, and after it was sent. */
function useIdentityForm(which: Which, identityId: string, wasSent: boolean) {
  const { data, text, call } = useIsland()
  const load = useCallback(async () => {
    const session = await openSession(data, text)
    const of = which === 'basic' ? 'basicForm' : 'intentionForm'
    const { identityId: taken, Authorization, [of]: known } = session.$session.get()
    if (known && taken === identityId && !wasSent) return { ok: true as const, data: known }
    const result = await call(which === 'basic' ? audience.basicForm : audience.intentionForm, { identityId })
    if (result.ok && taken === identityId) session.send({ type: 'loaded', token: Authorization, of, data: result.data })
    return result
  }, [data, text, call, which, identityId, wasSent])
  return useAnswer(load)
}
