import { preregistration } from '@fair/contract/preregistration.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { RegistrationPreview } from './RegistrationPreview.tsx'

interface Props {
  registrationId: string
  steps: ReactNode
  onBack: () => void
  onDone: () => void
}

/** Skips the intentions, after the visitor has reviewed the binding data. */
export function SkipStepTwo({ registrationId, steps, onBack, onDone }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  return (
    <ShortForm
      className="form"
      submit={t('preregistration:submit')}
      sending={t('form:sending')}
      before={
        <button className="btn btn-quiet" type="button" onClick={onBack}>
          <Icon name="left" small />
          {t('form:back')}
        </button>
      }
      send={() => call(preregistration.skipStepTwo, { registrationId })}
      onSent={onDone}
    >
      {steps}
      <div className="review">
        <h2>{t('preregistration:confirmTitle')}</h2>
        <RegistrationPreview />
      </div>
    </ShortForm>
  )
}
