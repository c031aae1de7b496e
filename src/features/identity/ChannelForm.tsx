import { type Form, form as forms } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { useCallback } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/services.ts'

interface Props {
  /** null while it is loading. */
  form: Form | null
  identityId: string | null
  sent: () => void
  /** Postpones it: the typed text stays as a draft. */
  close: () => void
}

/** The channel form dialog (Spec 4): the fields that are still missing for the identity. */
export function ChannelForm({ form, identityId, sent, close }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const send = useCallback(
    async (values: FormValues, requestId: string) => {
      const { formId = '', version = '' } = form ?? {}
      const identity = identityId === null ? {} : { identityId }
      return sendAnswer(await call(forms.submit, { formId, version, values, requestId, ...identity }))
    },
    [call, form, identityId],
  )
  return (
    <Dialog title={t('identity:owed')} close={t('common:close')} onClose={close} wide>
      <p className="muted">{t('identity:owedWhy')}</p>
      {form === null ? (
        <FormSkeleton />
      ) : (
        <PlatformForm
          form={form}
          send={send}
          onSent={sent}
          skip={{ label: t('identity:owedLater'), onClick: close }}
          headings="h3"
        />
      )}
    </Dialog>
  )
}
