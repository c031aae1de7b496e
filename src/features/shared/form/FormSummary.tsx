import { useEffect, useRef } from 'react'
import { usePage } from '../../../components/usePage.ts'
import type { Place } from './model.ts'

interface Props {
  shownErrors: readonly { place: Place; label: string; words: string }[]
  /** The error of the form as a whole; the values may be sent again unchanged. */
  failure: string | null
  /** Counts the failed attempts to send: each moves the focus to the summary. */
  attempts: number
  idOf: (place: Place) => string
}

/** The errors that prevent sending, above the form: the summary takes the focus and links to each field. */
export function FormSummary({ shownErrors, failure, attempts, idOf }: Props) {
  const page = usePage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  if (attempts === 0 || (shownErrors.length === 0 && failure === null)) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <b>{failure ?? page.t('form:toMend', { count: shownErrors.length })}</b>
      {shownErrors.map(({ place, label, words }) => {
        const id = idOf(place)
        return (
          <a key={id} href={`#${id}`} onClick={(event) => focusField(id) && event.preventDefault()}>
            {page.t('form:mend', { label, words })}
          </a>
        )
      })}
    </div>
  )
}

/** Moves the focus to a field's control; for a field whose first control has another id, to its group. */
function focusField(id: string): boolean {
  const control =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]:is(input,select,button)`)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
  return control !== null
}
