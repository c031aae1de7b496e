import { useCallback, useEffect, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import type { FormValues } from '../../contract/form-field.ts'
import type { PreregistrationForms } from '../../contract/preregistration.ts'
import type { PageContext } from '../../lib/page.ts'
import { FormSkeleton } from '../shared/form/FormShell.tsx'
import { FormSteps } from '../shared/form/FormSteps.tsx'
import type { FormServices } from '../shared/form/services.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { IdentityPicker } from './IdentityPicker.tsx'
import { MoreForms } from './MoreForms.tsx'
import { StepOne, StepTwo, stepNames } from './RegistrationSteps.tsx'
import { ResultView } from './ResultView.tsx'
import { loadSituation, type RegistrationQuery, type Situation, type Stage, stageOf } from './registration.ts'
import { ClosedFace, SignedOut } from './StageFaces.tsx'

interface Props {
  page: PageContext
  call: Call
  /** New for each visitor: drafts are theirs. */
  servicesNow: () => FormServices
  query: RegistrationQuery
  isLogined: () => boolean
  /** Opens the login; the session then tells this page. */
  login: () => void
  /** Calls back when the login has changed; gives what ends it. */
  watchLogin: (changed: () => void) => () => void
}

/** The pre-registration of an exhibition, from whichever point this visitor stands at (Spec 3, 4, 5, 7). */
export function PreregistrationIsland(props: Props) {
  const { page, call, query, isLogined, watchLogin } = props
  const { t } = page
  const ask = useCallback(() => loadSituation(call, query, isLogined()), [call, query, isLogined])
  const { answer, again } = useAnswer<Situation>(ask)
  const isAnonymous = answer?.ok === true && answer.data.info === null
  // Who logs in on this page goes on here. A login that ends must not take away what is being written.
  useEffect(
    () => (isAnonymous ? watchLogin(() => isLogined() && again()) : undefined),
    [isAnonymous, watchLogin, isLogined, again],
  )
  if (answer === null) return <FormSkeleton page={page} />
  if (!answer.ok) {
    const ways = [{ label: t('common:home'), href: page.href('/') }]
    return <ErrorState page={page} failure={answer} title={t('preregistration:failed')} again={again} ways={ways} />
  }
  return <RegistrationForm key={String(isAnonymous)} {...props} situation={answer.data} reload={again} />
}

function RegistrationForm({
  page,
  call,
  servicesNow,
  query,
  login,
  situation,
  reload,
}: Props & { situation: Situation; reload: () => void }) {
  const { t } = page
  const { forms, info, promotion } = situation
  const [services] = useState(servicesNow)
  const [stage, setStage] = useState<Stage>(() => stageOf(situation, page.now))
  const byId = (id: string | null | undefined) => forms.find((each) => each.identity.identityId === id)
  const [chosen, setChosen] = useState<PreregistrationForms | undefined>(
    byId(info?.identityId) ?? byId(query.identityId) ?? forms[0],
  )
  const [sent, setSent] = useState<FormValues | null>(null)
  const [registrationId, setRegistrationId] = useState(info?.registrationId ?? null)
  const hasPicker = forms.length > 1
  const go = (next: Stage) => {
    setStage(next)
    scrollTo({ top: 0, behavior: 'instant' })
  }
  if (stage === 'notYet' || stage === 'over' || stage === 'closed') {
    return <ClosedFace page={page} stage={stage} situation={situation} />
  }
  if (stage === 'signedOut') return <SignedOut page={page} situation={situation} onLogin={login} />
  if (stage === 'done') {
    const identity = byId(info?.identityId)?.identity ?? chosen?.identity
    return (
      <ResultView page={page} call={call} onCorrect={() => go(hasPicker ? 'identity' : 'one')}>
        {identity && <MoreForms page={page} call={call} services={services} identity={identity} />}
      </ResultView>
    )
  }
  const channel = promotion && (
    <p className="kept" role="status">
      {promotion.isValid ? t('preregistration:channel', { name: promotion.name }) : t('preregistration:channelOver')}
    </p>
  )
  if (stage === 'identity' || !chosen) {
    return (
      <>
        {channel}
        <div className="form">
          {chosen && <FormSteps names={stepNames(page, chosen, true)} at={0} label={t('preregistration:steps')} />}
          <IdentityPicker
            page={page}
            identities={forms.map(({ identity }) => identity)}
            chosenId={chosen?.identity.identityId ?? null}
            onChoose={(identityId) => {
              setChosen(byId(identityId))
              go('one')
            }}
          />
        </div>
      </>
    )
  }
  const shared = { page, call, services, query, situation, chosen, hasPicker, sent }
  if (stage === 'two') {
    return (
      <StepTwo
        {...shared}
        registrationId={registrationId ?? ''}
        onBack={() => go('one')}
        onDone={() => {
          if (chosen.stepTwo) services.drafts.drop(chosen.stepTwo.formId)
          go('done')
          reload()
        }}
      />
    )
  }
  return (
    <>
      {channel}
      <StepOne
        {...shared}
        key={chosen.stepOne.formId}
        onBack={hasPicker ? () => go('identity') : undefined}
        onSent={(values, step, id) => {
          setSent(values)
          setRegistrationId(id)
          if (step === 2) return go('two')
          go('done')
          reload()
        }}
      />
    </>
  )
}
