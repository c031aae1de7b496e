import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Tag } from '../../components/parts.tsx'
import type { AudienceIdentity } from '../../contract/audience.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  identities: readonly AudienceIdentity[]
  /** The one in use; the picker begins with it. */
  current: string | null
  pick: (identityId: string) => void
  close: () => void
}

/** The channel picker (Spec 4): one of the tenant's identities. The main button names what is chosen. */
export function IdentityPicker({ page, identities, current, pick, close }: Props) {
  const { t } = page
  const [chosen, setChosen] = useState(() => identities.find(({ identityId }) => identityId === current) ?? null)
  const [missing, setMissing] = useState(false)
  return (
    <Dialog title={t('identity:title')} close={t('common:close')} onClose={close}>
      <p className="muted">{t('identity:why')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) pick(chosen.identityId)
          else setMissing(true)
        }}
      >
        <div className="choice" role="radiogroup" aria-label={t('identity:title')}>
          {identities.map((identity, n) => (
            <label key={identity.identityId}>
              <input
                type="radio"
                name="identity"
                data-first={chosen === identity || (!chosen && n === 0) ? '' : undefined}
                checked={chosen === identity}
                onChange={() => {
                  setChosen(identity)
                  setMissing(false)
                }}
              />
              <b>{identity.identityName}</b>
              <IdentityState page={page} identity={identity} />
              <small>
                {identity.description}
                {identity.admission && (
                  <>
                    <br />
                    {t('identity:admission', { days: identity.admission })}
                  </>
                )}
              </small>
            </label>
          ))}
        </div>
        {missing && (
          <p className="error-text" role="alert">
            {t('identity:none')}
          </p>
        )}
        <button className="btn btn-primary btn-l btn-block wrap-words" type="submit">
          {chosen ? t('identity:go', { name: chosen.identityName }) : t('identity:none')}
        </button>
      </form>
      <p className="small">
        <button className="link" type="button" onClick={close}>
          {t('identity:later')}
        </button>
      </p>
    </Dialog>
  )
}

/** How the visitor stands with an identity; nothing for one that asks no examination and was not taken yet. */
function IdentityState({ page, identity }: { page: PageContext; identity: AudienceIdentity }) {
  const { t } = page
  switch (identity.auditStatus) {
    case 'PASSED':
      return <Tag kind="ok">{t('identity:audit.PASSED')}</Tag>
    case 'PENDING':
      return <Tag kind="warn">{t('identity:audit.PENDING')}</Tag>
    case 'REFUSED':
      return <Tag kind="bad">{t('identity:audit.REFUSED')}</Tag>
    case 'NONE':
      return identity.auditRequired ? <Tag>{t('identity:audit.needed')}</Tag> : <span />
  }
}
