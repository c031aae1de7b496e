import type { SingleField } from '@fair/contract/form-field.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { useState } from 'react'
import { FieldError } from './FieldError.tsx'
import { describedBy } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import type { Place } from './model.ts'

type AgreementField = Extract<SingleField, { type: 'agreement' }>
type Text =
  | { kind: 'closed' }
  | { kind: 'coming' }
  | { kind: 'failed'; message: string }
  | { kind: 'there'; html: SafeHtml }

/** An agreement to tick, with its full text shown in place: typed answers are not lost. */
export function AgreementControl({ field, place }: { field: AgreementField; place: Place }) {
  const { page, services, idOf, wordsAt, entryAt, change } = useFormScope()
  const { t } = page
  const id = idOf(place)
  const words = wordsAt(place)
  const [text, setText] = useState<Text>({ kind: 'closed' })
  const read = async () => {
    setText({ kind: 'coming' })
    const answer = await services.agreement(field.agreementId)
    if (!answer.ok) return setText({ kind: 'failed', message: answer.message })
    const { sanitise } = await import('../../../lib/sanitise.ts')
    setText({ kind: 'there', html: sanitise(answer.data.content) })
  }
  return (
    <div className="field whole">
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={field.fieldId}
          checked={entryAt(place) === true}
          disabled={field.readOnly ?? false}
          aria-required={field.required}
          aria-invalid={words !== null}
          aria-describedby={describedBy(id, field, words)}
          onChange={(event) => change(place, event.currentTarget.checked)}
        />
        <span>
          {field.label}
          {field.required && <span className="required"> {t('form:mustBe')}</span>}
        </span>
      </label>
      {field.help && (
        <p className="hint" id={`${id}-hint`}>
          {field.help}
        </p>
      )}
      <details
        className="agree-text"
        onToggle={(event) => event.currentTarget.open && text.kind === 'closed' && void read()}
      >
        <summary className="link">{t('form:readAgreement')}</summary>
        {text.kind === 'coming' && (
          <div className="skeleton skeleton-text" role="status" aria-label={t('common:loading')} />
        )}
        {text.kind === 'failed' && (
          <p className="error-text">
            <span>{text.message}</span>
            <button className="link" type="button" onClick={() => void read()}>
              {t('common:retry')}
            </button>
          </p>
        )}
        {text.kind === 'there' && (
          <section
            className="prose"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
            tabIndex={0}
            aria-label={field.label}
            dangerouslySetInnerHTML={{ __html: text.html }}
          />
        )}
      </details>
      <FieldError id={id} words={words} />
    </div>
  )
}
