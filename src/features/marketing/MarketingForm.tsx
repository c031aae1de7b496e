import { type Form, form as forms } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { usePage } from '../../components/usePage.ts'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { PageContext } from '../../lib/page.ts'
import { FormIsland } from '../shared/form/FormIsland.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/services.ts'
import { useFormServices } from '../shared/form/useFormServices.ts'
import { useDynamicForm } from './useDynamicForm.ts'

/** /marketing-form/?id=…: a form on a page of its own, by its id (Spec 7, dynamicForm). */
export const MarketingForm = () => (
  <FormIsland>
    <FormOfAddress />
  </FormIsland>
)

/** Reads the form id from the address. Without one, no request is sent. */
function FormOfAddress() {
  const query = new URLSearchParams(location.search)
  const formId = query.get('id') || query.get('formId')
  return formId ? <LoadedForm formId={formId} /> : <UnknownForm />
}

const actionsOf = ({ t, href }: PageContext) => [
  { label: t('common:home'), href: href('/') },
  { label: t('marketing:exhibitors'), href: href('/exhibitor') },
]

const UnknownForm = () => {
  const page = usePage()
  return (
    <EmptyState
      illustration="missing"
      title={page.t('marketing:missing')}
      description={page.t('marketing:missingWhy')}
      actions={actionsOf(page)}
    />
  )
}

function LoadedForm({ formId }: { formId: string }) {
  const page = usePage()
  const { t } = page
  const [done, setDone] = useState<string | null>(null)
  const { answer, again } = useDynamicForm(formId)
  if (answer?.ok === false && isRefusal(answer)) return <UnknownForm />
  if (answer === null) return <FormSkeleton />
  if (!answer.ok) {
    return <ErrorState failure={answer} title={t('marketing:failed')} again={again} />
  }
  if (done !== null) {
    return (
      <div className="form-done" role="status">
        <h2>{t('marketing:thanks')}</h2>
        <p>{done}</p>
        <p className="btn-row">
          {actionsOf(page).map(({ label, href }, at) => (
            <a key={href} className={at === 0 ? 'btn btn-primary' : 'btn btn-2'} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    )
  }
  return <OpenForm form={answer.data} onDone={setDone} />
}

function OpenForm({ form, onDone }: { form: Form; onDone: (message: string) => void }) {
  const { page, call } = useIsland()
  const services = useFormServices()
  useEffect(() => showFormName(page.t('marketing:title'), form.formName), [page, form])
  const thanks = useRef('')
  const send = useCallback(
    async (values: FormValues, requestId: string) => {
      const result = await call(forms.submit, { formId: form.formId, version: form.version, values, requestId })
      if (result.ok) thanks.current = result.data.message ?? ''
      return sendAnswer(result)
    },
    [call, form],
  )
  return (
    <>
      {form.description && <p className="lede">{form.description}</p>}
      <PlatformForm form={form} services={services} send={send} onSent={() => onDone(thanks.current)} />
    </>
  )
}

/** Replaces `title`, the generic title of all form pages, with the form's name. */
function showFormName(title: string, name: string): void {
  document.title = document.title.replace(title, () => name)
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = name
}
