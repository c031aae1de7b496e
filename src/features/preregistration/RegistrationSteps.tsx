import type { FormValues } from '@fair/contract/form-field.ts'
import { type PreregistrationForms, preregistration } from '@fair/contract/preregistration.ts'
import type { Id } from '@fair/contract/rules/brand.ts'
import { useCallback, useMemo, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { PageContext } from '../../lib/page.ts'
import { describeValues } from '../shared/form/describe.ts'
import { textOf } from '../shared/form/entries.ts'
import { FormSteps } from '../shared/form/FormSteps.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { ReviewLines } from '../shared/form/ReviewLines.tsx'
import { type FormServices, type SendOutcome, sendAnswer } from '../shared/form/services.ts'
import { Badge, RegistrationPreview } from './RegistrationPreview.tsx'
import {
  knownValues,
  lastValues,
  type RegistrationQuery,
  type Situation,
  splitAgreements,
  withAgreements,
} from './registration.ts'
import { SkipStepTwo } from './SkipStepTwo.tsx'

export interface StepProps {
  services: FormServices
  query: RegistrationQuery
  situation: Situation
  chosen: PreregistrationForms
  /** Whether a picker precedes this step. */
  hasPicker: boolean
  /** The values sent in this visit, shown again after going back. */
  sent: FormValues | null
  onBack: (() => void) | undefined
}

/** The names of the steps of an identity. */
export function stepNames(page: PageContext, chosen: PreregistrationForms, hasPicker: boolean): string[] {
  const { t } = page
  return [
    ...(hasPicker ? [t('preregistration:stepIdentity')] : []),
    t('preregistration:stepOne'),
    ...(chosen.stepTwo ? [t('preregistration:stepTwo')] : []),
    t('preregistration:stepConfirm'),
  ]
}

/** The attendee and their company. Without intentions, the data is reviewed here before it becomes binding. */
export function StepOne({
  onSent,
  ...props
}: StepProps & { onSent: (values: FormValues, step: number, registrationId: Id | null) => void }) {
  const { services, query, situation, chosen, hasPicker, sent, onBack } = props
  const { page, call } = useIsland()
  const { t } = page
  const { identity, stepOne, stepTwo } = chosen
  const [answered] = useState<{ step: number; registrationId: Id | null }>({ step: 2, registrationId: null })
  const form = useMemo(() => {
    const values = sent ?? knownValues(stepOne, situation.info)
    const full = withAgreements(
      { ...stepOne, values },
      situation.agreements,
      t('preregistration:agreements'),
      (title) => t('preregistration:agreeTo', { title }),
    )
    return { ...full, submitText: stepTwo ? t('preregistration:next') : t('preregistration:submit') }
  }, [stepOne, stepTwo, situation, sent, t])
  const send = useCallback(
    async (all: FormValues, requestId: string): Promise<SendOutcome> => {
      const { values, agreementIds } = splitAgreements(form, all, situation.agreements)
      const { promotion } = situation
      const answer = await call(preregistration.submit, {
        step: 1,
        identityId: identity.identityId,
        values,
        agreementIds,
        ...(promotion?.isValid ? { promotionChannelId: promotion.promotionChannelId } : {}),
        ...(query.logIdUrl === null ? {} : { logIdUrl: query.logIdUrl }),
        requestId,
      })
      if (!answer.ok) return sendAnswer(answer)
      Object.assign(answered, { step: answer.data.step, registrationId: answer.data.registrationId ?? null })
      return sendAnswer({ ok: true, data: answer.data.result })
    },
    [call, form, situation, identity, query, answered],
  )
  const { last } = situation
  const offer =
    last && sent === null && situation.info?.registrationId == null
      ? {
          text: t('preregistration:lastText', { fair: last.exhibitionName }),
          label: t('preregistration:lastUse'),
          values: lastValues(last.values),
        }
      : undefined
  const names = stepNames(page, chosen, hasPicker)
  const review = (values: FormValues, trees: Parameters<typeof describeValues>[3]) => (
    <>
      <h2>{t('preregistration:confirmTitle')}</h2>
      <Badge
        holderName={textOf(values['userName'])}
        company={textOf(values['company'])}
        identityName={identity.identityName}
      />
      <ReviewLines sections={describeValues(form, values, page, trees)} />
    </>
  )
  return (
    <PlatformForm
      form={form}
      services={services}
      send={send}
      onSent={(values) =>
        onSent(splitAgreements(form, values, situation.agreements).values, answered.step, answered.registrationId)
      }
      back={onBack}
      offer={offer}
      review={stepTwo ? undefined : review}
    >
      {(isReview) => (
        <FormSteps
          names={names}
          at={isReview ? names.length - 1 : Number(hasPicker)}
          label={t('preregistration:steps')}
        />
      )}
    </PlatformForm>
  )
}

interface StepTwoProps extends StepProps {
  registrationId: string
  onDone: () => void
}

/** The visitor's intentions. They may be skipped; either way all data is shown once more before it becomes binding. */
export function StepTwo({ onDone, registrationId, ...props }: StepTwoProps) {
  const { services, query, situation, chosen, hasPicker, onBack } = props
  const { page, call } = useIsland()
  const { t } = page
  const { identity, stepTwo } = chosen
  const [isSkipping, setSkipping] = useState(false)
  const turn = (skips: boolean) => {
    setSkipping(skips)
    // Each step starts at the top of the page.
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const form = useMemo(
    () =>
      stepTwo && { ...stepTwo, values: knownValues(stepTwo, situation.info), submitText: t('preregistration:submit') },
    [stepTwo, situation, t],
  )
  const send = useCallback(
    async (values: FormValues, requestId: string): Promise<SendOutcome> => {
      const logIdUrl = query.logIdUrl === null ? {} : { logIdUrl: query.logIdUrl }
      const sending = { step: 2 as const, identityId: identity.identityId, values, ...logIdUrl, requestId }
      const answer = await call(preregistration.submit, sending)
      return sendAnswer(answer.ok ? { ok: true, data: answer.data.result } : answer)
    },
    [call, identity, query],
  )
  if (!form) return null
  const names = stepNames(page, chosen, hasPicker)
  const steps = (at: number) => <FormSteps names={names} at={at} label={t('preregistration:steps')} />
  if (isSkipping) {
    return (
      <SkipStepTwo
        registrationId={registrationId}
        steps={steps(names.length - 1)}
        onBack={() => turn(false)}
        onDone={onDone}
      />
    )
  }
  return (
    <PlatformForm
      form={form}
      services={services}
      send={send}
      onSent={onDone}
      back={onBack}
      skip={{ label: t('preregistration:skip'), onClick: () => turn(true) }}
      review={(values, trees) => (
        <>
          <h2>{t('preregistration:confirmTitle')}</h2>
          <RegistrationPreview />
          <ReviewLines sections={describeValues(form, values, page, trees)} />
        </>
      )}
    >
      {(isReview) => steps(isReview ? names.length - 1 : names.length - 2)}
    </PlatformForm>
  )
}
