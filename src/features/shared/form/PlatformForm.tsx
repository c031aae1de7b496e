import type { Form } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { useOwnZone } from '../../../islands/useOwnZone.ts'
import type { Trees } from './check.ts'
import { FieldView } from './FieldView.tsx'
import { FormSummary } from './FormSummary.tsx'
import { FormScopeProvider } from './form-context.ts'
import type { FormServices } from './services.ts'
import { type FormOptions, useForm } from './useForm.ts'
import { useFormServices } from './useFormServices.ts'

export interface PlatformFormProps extends Omit<FormOptions, 'page' | 'services'> {
  /** Unless given, the services of the visitor logged in when the form is rendered. */
  services?: FormServices
  /** The label of the submit button, if the form has none. */
  submitText?: string | undefined
  /** Returns to the previous step; what was typed remains in the draft. */
  back?: (() => void) | undefined
  /** Skips the form. */
  skip?: { label: string; onClick: () => void } | undefined
  /** Values from the platform that one button fills in, such as those of an earlier registration. */
  offer?: { text: string; label: string; values: FormValues } | undefined
  /** Shows the entries for review; the button then sends them. */
  review?: ((values: FormValues, trees: Trees) => ReactNode) | undefined
  /** There is a caption above, so the sections are h3. */
  headings?: 'h2' | 'h3'
  /** Shown above the fields: the steps; the last of them may be the review. */
  children?: ReactNode | ((isReview: boolean) => ReactNode)
}

/**
 * Any form of the platform: renders its fields, checks them by the rules of Spec 5, stores a draft per form and user
 * until it is sent, and sends once. Needs the namespaces `form`, `common` and `errors`, and the sheet
 * features/shared/form/form-fields.css.
 */
export function PlatformForm(props: PlatformFormProps) {
  const { form, back, skip, offer, review, headings = 'h2', children } = props
  const page = usePage()
  const zone = useOwnZone()
  const { t, format } = page
  const own = useFormServices()
  const live = useForm({ ...props, page, services: props.services ?? own, hasReview: review !== undefined })
  const { scope, isSending, savedAt } = live
  const goBack = live.review === null ? back : live.edit
  const words =
    review && live.review === null ? t('form:review') : (form.submitText ?? props.submitText ?? t('form:send'))
  return (
    <FormScopeProvider value={scope}>
      <form
        className="form"
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          void live.submit()
        }}
      >
        {typeof children === 'function' ? children(live.review !== null) : children}
        <FormSummary shownErrors={live.shownErrors} failure={live.failure} attempts={live.attempts} idOf={scope.idOf} />
        <div className="form-body" hidden={live.review !== null}>
          {live.wasRestored && (
            <p className="kept" role="status">
              <span>{t(live.isOlderVersion ? 'form:restoredOlder' : 'form:restored')}</span>
              <button className="link" type="button" onClick={live.startOver}>
                {t('form:startOver')}
              </button>
            </p>
          )}
          {offer && !live.wasRestored && (
            <p className="kept">
              <span>{offer.text}</span>
              <button className="link" type="button" onClick={() => live.fillIn(offer.values)}>
                {offer.label}
              </button>
            </p>
          )}
          <FormSections form={form} heading={headings} />
        </div>
        {live.review !== null && <Review>{review?.(live.review, scope.trees)}</Review>}
        <div className="foot">
          {goBack && (
            <button className="btn btn-quiet" type="button" onClick={goBack}>
              <Icon name="left" small />
              {t('form:back')}
            </button>
          )}
          {savedAt !== null && (
            <span className="small faint tnum">{t('form:savedAt', { time: format.time(savedAt, zone) })}</span>
          )}
          <span className="push" />
          {skip && live.review === null && (
            <button className="btn btn-2" type="button" onClick={skip.onClick} disabled={isSending}>
              {skip.label}
            </button>
          )}
          {/* Not `disabled`, which would lose the focus: a second press is ignored. */}
          <button className="btn btn-primary" type="submit" aria-disabled={isSending}>
            {isSending ? t('form:sending') : words}
          </button>
        </div>
      </form>
    </FormScopeProvider>
  )
}

function FormSections({ form, heading: Heading }: { form: Form; heading: 'h2' | 'h3' }) {
  return form.sections.map((section) => {
    const id = `${form.formId}-part-${section.sectionId}`
    return (
      <section key={section.sectionId} className="form-part" aria-labelledby={id}>
        <Heading id={id}>{section.title}</Heading>
        {section.description && <p className="hint">{section.description}</p>}
        <div className="pair">
          {section.fields.map((field) => (
            <FieldView key={field.fieldId} field={field} place={{ fieldId: field.fieldId }} />
          ))}
        </div>
      </section>
    )
  })
}

/** The entries, for review: it takes the focus, as the fields are no longer shown. */
function Review({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="review" tabIndex={-1} ref={box}>
      {children}
    </div>
  )
}
