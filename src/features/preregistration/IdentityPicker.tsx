import { useState } from 'react'
import { Tag } from '../../components/parts.tsx'
import type { AudienceIdentity } from '../../contract/audience.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  identities: readonly AudienceIdentity[]
  /** The one to begin with. */
  chosenId: string | null
  onChoose: (identityId: string) => void
}

/** The first step where there is more than one way to attend (Spec 4). */
export function IdentityPicker({ page, identities, chosenId, onChoose }: Props) {
  const { t } = page
  const [identityId, setIdentityId] = useState(chosenId ?? identities[0]?.identityId ?? '')
  const chosen = identities.find((each) => each.identityId === identityId)
  return (
    <form
      className="identity"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(identityId)
      }}
    >
      <h2 id="identity-title">{t('preregistration:whichIdentity')}</h2>
      <p className="faint">{t('preregistration:identityWhy')}</p>
      <div className="choice" role="radiogroup" aria-labelledby="identity-title">
        {identities.map((each) => (
          <label key={each.identityId}>
            <input
              type="radio"
              name="identity"
              value={each.identityId}
              checked={each.identityId === identityId}
              onChange={() => setIdentityId(each.identityId)}
            />
            <b>{each.identityName}</b>
            {each.auditRequired ? <Tag>{t('preregistration:needsAudit')}</Tag> : <span />}
            <IdentityFacts page={page} identity={each} />
          </label>
        ))}
      </div>
      <p className="foot">
        <button className="btn btn-primary" type="submit">
          {t('preregistration:continueAs', { identity: chosen?.identityName ?? '' })}
        </button>
      </p>
    </form>
  )
}

/** What an identity is for, and on which days it is let in. */
export function IdentityFacts({ page, identity }: { page: PageContext; identity: AudienceIdentity }) {
  const admission = identity.admission ? page.t('preregistration:admission', { days: identity.admission }) : ''
  return <small>{[identity.description, admission].filter(Boolean).join(' · ')}</small>
}
