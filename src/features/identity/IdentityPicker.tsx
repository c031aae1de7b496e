import type { AudienceIdentity } from '@fair/contract/audience.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Tag } from '../../components/parts.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { IdentityRadios } from '../shared/IdentityRadios.tsx'

const KINDS = { PASSED: 'ok', PENDING: 'warn', REFUSED: 'bad' } as const

interface Props {
  identities: readonly AudienceIdentity[]
  /** The current one; the picker preselects it. */
  current: string | null
  pick: (identityId: string) => void
  close: () => void
}

/** The channel picker (Spec 4): one of the tenant's identities. The main button names the chosen identity. */
export function IdentityPicker({ identities, current, pick, close }: Props) {
  const { t } = useIsland().page
  const [pressed, setPressed] = useState<string | null>(null)
  // The previous choice may arrive after the picker has opened.
  const chosenId = pressed ?? current
  const chosen = identities.find(({ identityId }) => identityId === chosenId)
  return (
    <Dialog title={t('identity:title')} close={t('common:close')} onClose={close}>
      <p className="muted">{t('identity:why')}</p>
      <ShortForm
        submit={chosen ? t('identity:go', { name: chosen.identityName }) : t('identity:none')}
        buttonClass="btn btn-primary btn-l btn-block wrap-words"
        wrong={{ form: chosen ? null : t('identity:none') }}
        send={() => chosen && void pick(chosen.identityId)}
      >
        <IdentityRadios
          identities={identities}
          chosenId={chosen?.identityId ?? null}
          onChoose={setPressed}
          label={t('identity:title')}
          tag={(identity) => <IdentityState identity={identity} />}
          facts={({ description, admission }) => (
            <>
              {description}
              {admission && (
                <>
                  <br />
                  {t('identity:admission', { days: admission })}
                </>
              )}
            </>
          )}
        />
      </ShortForm>
      <p className="small">
        <button className="link" type="button" onClick={close}>
          {t('identity:later')}
        </button>
      </p>
    </Dialog>
  )
}

/** The visitor's status for an identity; nothing if it requires no verification and was not chosen yet. */
function IdentityState({ identity: { auditStatus, auditRequired } }: { identity: AudienceIdentity }) {
  const { t } = useIsland().page
  if (auditStatus !== 'NONE') return <Tag kind={KINDS[auditStatus]}>{t(`identity:audit.${auditStatus}`)}</Tag>
  return auditRequired ? <Tag>{t('identity:audit.needed')}</Tag> : <span />
}
