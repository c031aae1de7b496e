import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { RetryState } from '../../components/RetryState.tsx'
import { type Form, form as forms } from '../../contract/form.ts'
import type { FormValues } from '../../contract/form-field.ts'
import type { PageContext } from '../../lib/page.ts'
import { FormSkeleton } from '../shared/form/FormShell.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/send.ts'
import type { FormServices } from '../shared/form/services.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'

interface Props {
  page: PageContext
  call: Call
  services: FormServices
  /** The form of the address; null where it names none. */
  formId: string | null
  /** The form is known by its name: the page is called so from then on. */
  onNamed: (name: string) => void
}

/** A form that stands on a page of its own, by its id. An address that names none asks nothing. */
export function MarketingIsland({ formId, ...props }: Props) {
  return formId === null ? <Missing page={props.page} /> : <Known {...props} formId={formId} />
}

const waysOf = ({ t, href }: PageContext) => [
  { label: t('common:home'), href: href('/') },
  { label: t('marketing:exhibitors'), href: href('/exhibitor') },
]

const Missing = ({ page }: Pick<Props, 'page'>) => (
  <RetryState
    page={page}
    drawing="missing"
    title={page.t('marketing:missing')}
    why={page.t('marketing:missingWhy')}
    ways={waysOf(page)}
  />
)

function Known({ page, call, services, formId, onNamed }: Props & { formId: string }) {
  const { t } = page
  const [done, setDone] = useState<string | null>(null)
  const ask = useCallback(() => call(forms.dynamic, { formId }), [call, formId])
  const { answer, again } = useAnswer<Form>(ask)
  if (answer?.ok === false && answer.code === 'service') return <Missing page={page} />
  if (answer === null) return <FormSkeleton page={page} />
  if (!answer.ok) {
    const drawing = answer.code === 'network' ? 'offline' : 'error'
    return (
      <RetryState
        page={page}
        drawing={drawing}
        title={t('marketing:failed')}
        why={answer.message}
        ways={[]}
        again={again}
      />
    )
  }
  if (done !== null) {
    return (
      <div className="form-done" role="status">
        <h2>{t('marketing:thanks')}</h2>
        <p>{done}</p>
        <p className="btn-row">
          {waysOf(page).map(({ label, href }, at) => (
            <a key={href} className={at === 0 ? 'btn btn-primary' : 'btn btn-2'} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    )
  }
  return <Loaded page={page} call={call} services={services} form={answer.data} onNamed={onNamed} onDone={setDone} />
}

interface LoadedProps extends Omit<Props, 'formId'> {
  form: Form
  onDone: (message: string) => void
}

function Loaded({ page, call, services, form, onNamed, onDone }: LoadedProps) {
  useEffect(() => onNamed(form.formName), [form, onNamed])
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
      <PlatformForm page={page} form={form} services={services} send={send} onSent={() => onDone(thanks.current)} />
    </>
  )
}
