import { useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'

interface Props {
  /** The refused token; '' at first. */
  tried: string
  /** Why the platform refused it; null at first. */
  refusal: string | null
  onToken: (token: string) => void
}

/** Without a valid token, the page explains that and asks for one. The typed text stays. */
export function TokenForm({ tried, refusal, onToken }: Props) {
  const page = usePage()
  const { t } = page
  const [typed, setTyped] = useState(tried)
  const token = typed.trim()
  const refused = refusal === null ? null : t('preview:refusedTitle')
  return (
    <div className="wrap">
      <div className="card-page">
        <h1>{refused ?? t('preview:needTitle')}</h1>
        {refusal && <p>{refusal}</p>}
        <p className="muted">{t(refusal === null ? 'preview:needWhy' : 'preview:refusedWhy')}</p>
        <ShortForm
          className="preview-form"
          submit={t('preview:open')}
          after={
            <a className="btn btn-2" href={page.href('/')}>
              {t('common:home')}
            </a>
          }
          wrong={{ token: token === '' ? t('preview:empty') : null }}
          send={() => void onToken(token)}
        >
          {(wrong) => (
            <TextField
              label={t('preview:code')}
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              wrong={wrong.token ?? refused}
              onText={setTyped}
            />
          )}
        </ShortForm>
      </div>
    </div>
  )
}
