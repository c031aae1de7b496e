import { type FormEvent, useState } from 'react'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  /** What was tried and refused; '' at first. */
  tried: string
  /** Why the platform refused it; null at first. */
  refusal: string | null
  onToken: (token: string) => void
}

/** Without a valid token the page says so and asks for one. What was typed stays. */
export function TokenForm({ page, tried, refusal, onToken }: Props) {
  const { t } = page
  const [token, setToken] = useState(tried)
  const [empty, setEmpty] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = token.trim()
    setEmpty(typed === '')
    if (typed !== '') onToken(typed)
  }
  const error = empty ? t('preview:empty') : refusal === null ? null : t('preview:refusedTitle')
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t(refusal === null ? 'preview:needTitle' : 'preview:refusedTitle')}</h1>
        <p>{refusal === null ? t('preview:needWhy') : `${refusal}. ${t('preview:refusedWhy')}`}</p>
      </header>
      <form className="preview-form" onSubmit={send} noValidate>
        <label htmlFor="preview-token">{t('preview:code')}</label>
        <input
          className="input"
          id="preview-token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'preview-error'}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
        {error !== null && (
          <p className="field-error" id="preview-error" role="alert">
            {error}
          </p>
        )}
        <p className="btn-row">
          <button className="btn btn-primary" type="submit">
            {t('preview:open')}
          </button>
          <a className="btn btn-2" href={page.href('/')}>
            {t('common:home')}
          </a>
        </p>
      </form>
    </div>
  )
}
