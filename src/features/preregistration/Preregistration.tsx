import type { FormValues } from '@fair/contract/form-field.ts'
import type { PreregistrationForms } from '@fair/contract/preregistration.ts'
import { useCallback, useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useVisitor } from '../../islands/useVisitor.ts'
import { readStored, session } from '../../lib/storage.ts'
import { tenantAt, tenantKey } from '../../lib/storage-keys.ts'
import { requestLogin } from '../../stores/login-request.ts'
import { $session } from '../../stores/session.ts'
import { FormIsland } from '../shared/form/FormIsland.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { FormSteps } from '../shared/form/FormSteps.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { useFormServices } from '../shared/form/useFormServices.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { MoreForms } from './MoreForms.tsx'
import { StepOne, StepTwo, stepNames } from './RegistrationSteps.tsx'
import { ResultView } from './ResultView.tsx'
import {
  loadSituation,
  type RegistrationQuery,
  readQuery,
  type Situation,
  type Stage,
  stageOf,
} from './registration.ts'
import { ClosedView, SignedOut } from './StageViews.tsx'

/** /audience: the pre-registration of an exhibition, from the stage this visitor has reached (Spec 3, 4, 5, 7). */
export const Preregistration = () => (
  <FormIsland>
    <ForVisitor />
  </FormIsland>
)

/**
 * Mounted again for another visitor, so that nothing of another account remains. A login that expires must not discard
 * their input.
 */
const ForVisitor = () => <Registration key={useVisitor()} />

function Registration() {
  const { page, call, data } = useIsland()
  const { t } = page
  const [query] = useState(() => readQuery(location.search, readStored(session, tenantKey('logIdUrl', tenantAt(data)))))
  const load = useCallback(() => loadSituation(call, query, $session.get() !== null), [call, query])
  const request = useAnswer(load)
  const { answer, again } = request
  if (!answer?.ok) {
    const actions = [{ label: t('common:home'), href: page.href('/') }]
    const skeleton = <FormSkeleton />
    return <RequestState request={request} title={t('preregistration:failed')} actions={actions} skeleton={skeleton} />
  }
  return <Steps query={query} situation={answer.data} reload={again} />
}

interface StepsProps {
  query: RegistrationQuery
  situation: Situation
  reload: () => void
}

/** The steps of a registration, including the stages before and after them. */
function Steps({ query, situation, reload }: StepsProps) {
  const page = usePage()
  const { t } = page
  const { forms, info, promotion } = situation
  const services = useFormServices(true)
  const [stage, setStage] = useState<Stage>(() => stageOf(situation, page.now))
  const byId = (id: string | null | undefined) => forms.find((each) => each.identity.identityId === id)
  const [chosen, setChosen] = useState<PreregistrationForms | undefined>(
    byId(info?.identityId) ?? byId(query.identityId) ?? byId(situation.lastIdentityId) ?? forms[0],
  )
  const [sent, setSent] = useState<FormValues | null>(null)
  const [registrationId, setRegistrationId] = useState(info?.registrationId ?? null)
  const hasPicker = forms.length > 1
  const go = (next: Stage) => {
    setStage(next)
    scrollTo({ top: 0, behavior: 'instant' })
  }
  if (stage === 'notYet' || stage === 'over' || stage === 'closed') {
    return <ClosedView stage={stage} situation={situation} />
  }
  if (stage === 'signedOut') return <SignedOut situation={situation} onLogin={() => requestLogin({ reason: 'form' })} />
  if (stage === 'done') {
    const registered = byId(info?.identityId) ?? chosen
    return (
      <ResultView onCorrect={() => go(hasPicker ? 'identity' : 'one')}>
        {registered && (
          <MoreForms services={services} identity={registered.identity} hasStepTwo={registered.stepTwo !== null} />
        )}
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
          <IdentityStep
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
  const shared = { services, query, situation, chosen, hasPicker, sent }
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
          if (step === 2 && chosen.stepTwo) return go('two')
          go('done')
          reload()
        }}
      />
    </>
  )
}
