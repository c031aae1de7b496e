import { catalogue } from '@fair/contract/catalogue.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { isOffline } from '../../domain/errors.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import type { SendForm } from '../shared/form/services.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { WaitingState } from '../shared/outbox/WaitingState.tsx'
import { type InquiryServices, watchDrafts } from './inquiry-services.ts'
import { sampleForm, sampleInput } from './sample-form.ts'

interface Props {
  call: Call
  services: InquiryServices
  exhibitsId: string
  onSent: () => void
}

/** `?ask={exhibitsId}`: the form to request a sample of an exhibit. */
export function SampleRequest({ call, services, exhibitsId, onSent }: Props) {
  const page = usePage()
  const { t } = page
  const { answer, again } = useEndpoint(catalogue.exhibit, { exhibitsId })
  const form = useMemo(() => sampleForm(page, exhibitsId), [page, exhibitsId])
  const [dirty, setDirty] = useState(false)
  useLeaveGuard(dirty)
  const watched = useMemo(() => watchDrafts(services, setDirty), [services])
  const name = answer?.ok ? answer.data.exhibitor.exhibitorName : ''
  /** The last request was stored because there was no network. */
  const isStored = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const send = useCallback<SendForm>(
    async (values, requestId) => {
      const input = sampleInput(values, exhibitsId, requestId)
      const result = await sendOrStore({ kind: 'sample', id: requestId, input, name, text: input.remark ?? '' }, call)
      isStored.current = result === 'waiting'
      if (result === 'waiting' || result.ok) return { kind: 'accepted' }
      return { kind: result.code === 'expired' ? 'expired' : 'failed', message: result.message }
    },
    [call, exhibitsId, name],
  )
  if (isWaiting) return <WaitingState />
  if (answer === null) return <FormSkeleton />
  if (!answer.ok) {
    const away = isOffline(answer)
    return (
      <EmptyState
        illustration={away ? 'offline' : 'missing'}
        title={t('inquiry:sample.noExhibit')}
        description={answer.message}
        actions={[{ label: t('inquiry:browse'), href: page.href('/exhibits') }]}
        again={away ? again : undefined}
      />
    )
  }
  const { exhibitsName, picture, exhibitor } = answer.data
  return (
    <>
      <div className="byline iq-sample-of">
        <img src={page.media(picture.url, 240)} alt="" width={96} height={72} />
        <div>
          <h2>
            <a href={page.href(`/exhibits/detail/${exhibitsId}`)}>{exhibitsName}</a>
          </h2>
          <p className="muted">{exhibitor.exhibitorName}</p>
        </div>
      </div>
      <PlatformForm
        form={form}
        services={watched}
        send={send}
        onSent={() => {
          setDirty(false)
          if (isStored.current) setWaiting(true)
          else onSent()
        }}
        headings="h3"
      />
    </>
  )
}
