import { type Form, form as forms } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/services.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { useFormServices } from '../shared/form/useFormServices.ts'
import { RequestState } from '../shared/RequestState.tsx'
import type { SectionProps } from './AccountSection.tsx'
import { beyondProfile, profileValues } from './user-form.ts'

/** The fields the tenant requires of its users beyond the profile (Spec 7, form/config/USER). */
export function DetailsSection({ me, changed }: SectionProps) {
  const { t } = useIsland().page
  const request = useEndpoint(forms.userConfig, {})
  const { answer } = request
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // The address points to this form (user-form.ts, fillAddress), which was not yet rendered on load.
    if (answer && location.hash === '#user-form') box.current?.scrollIntoView()
  }, [answer])
  if (answer?.ok && beyondProfile(answer.data).sections.length === 0) return null
  return (
    <section className="panel" id="user-form" ref={box}>
      <h2>{answer?.ok ? answer.data.formName : t('account:details')}</h2>
      {answer?.ok ? (
        <Details form={answer.data} me={me} changed={changed} />
      ) : (
        <RequestState
          request={request}
          title={t('personal:failed')}
          skeleton={<div className="skeleton pc-skeleton" />}
        />
      )}
    </section>
  )
}

function Details({ form, me, changed }: SectionProps & { form: Form }) {
  const { page, call } = useIsland()
  const { t } = page
  const services = useFormServices()
  const shown = useMemo(() => beyondProfile(form), [form])
  const send = useCallback(
    async (values: FormValues, requestId: string) => {
      const all = { ...profileValues(form, me), ...values }
      const { formId, version } = form
      return sendAnswer(await call(forms.submit, { formId, version, values: all, requestId }))
    },
    [call, form, me],
  )
  const sent = () => {
    showToast({ text: t('account:set.saved') })
    changed(null)
  }
  return <PlatformForm form={shown} services={services} send={send} onSent={sent} headings="h3" />
}
