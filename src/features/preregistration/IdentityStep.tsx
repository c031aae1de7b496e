import type { AudienceIdentity } from '@fair/contract/audience.ts'
import { useState } from 'react'
import { joinFacts, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { IdentityRadios } from '../shared/IdentityRadios.tsx'

interface Props {
  identities: readonly AudienceIdentity[]
  /** The preselected identity. */
  chosenId: string | null
  onChoose: (identityId: string) => void
}

/** The first step if there is more than one way to attend (Spec 4). */
export function IdentityStep({ identities, chosenId, onChoose }: Props) {
  const page = usePage()
  const { t } = page
  const [identityId, setIdentityId] = useState(chosenId ?? identities[0]?.identityId ?? '')
  const chosen = identities.find((each) => each.identityId === identityId)
  return (
    <ShortForm
      className="identity"
      submit={t('preregistration:continueAs', { identity: chosen?.identityName ?? '' })}
      send={() => void onChoose(identityId)}
    >
      <h2>{t('preregistration:whichIdentity')}</h2>
      <p className="faint">{t('preregistration:identityWhy')}</p>
      <IdentityRadios
        identities={identities}
        chosenId={identityId}
        onChoose={setIdentityId}
        label={t('preregistration:whichIdentity')}
        tag={({ auditRequired }) => (auditRequired ? <Tag>{t('preregistration:needsAudit')}</Tag> : <span />)}
        facts={(identity) => identityFacts(page, identity)}
      />
    </ShortForm>
  )
}

/** The purpose of an identity, and the days on which it gives admission. */
export function identityFacts({ t }: PageContext, { description, admission }: AudienceIdentity): string {
  const days = admission ? t('preregistration:admission', { days: admission }) : ''
  return joinFacts(description, days)
}
