import type { AudienceIdentity } from '@fair/contract/audience.ts'
import type { ReactNode } from 'react'

interface Props {
  identities: readonly AudienceIdentity[]
  chosenId: string | null
  onChoose: (identityId: string) => void
  label: string
  /** The visitor's status with this identity. */
  tag: (identity: AudienceIdentity) => ReactNode
  facts: (identity: AudienceIdentity) => ReactNode
}

/** A tenant's ways to attend (Spec 4), as a choice of one. */
export function IdentityRadios({ identities, chosenId, onChoose, label, tag, facts }: Props) {
  return (
    <div className="choice" role="radiogroup" aria-label={label}>
      {identities.map((each, n) => (
        <label key={each.identityId}>
          <input
            type="radio"
            name="identity"
            value={each.identityId}
            data-first={each.identityId === chosenId || (chosenId === null && n === 0) ? '' : undefined}
            checked={each.identityId === chosenId}
            onChange={() => onChoose(each.identityId)}
          />
          <b>{each.identityName}</b>
          {tag(each)}
          <small>{facts(each)}</small>
        </label>
      ))}
    </div>
  )
}
