import type { Inquiry } from '@fair/contract/inquiry.ts'
import type { ResponseStats } from '@fair/contract/response-stats.ts'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { BASKET_MAX, type InquiryBasket, type Recipient } from '../../stores/inquiry-basket.ts'
import { showToast } from '../../stores/toasts.ts'
import { WaitingDialog } from '../shared/outbox/WaitingDialog.tsx'
import { ResponseStatsLine } from '../shared/ResponseStatsLine.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import type { InquiryServices } from './inquiry-services.ts'
import { startingValues } from './starting-values.ts'

interface Props {
  call: Call
  services: InquiryServices
  basket: InquiryBasket
  subject: Recipient
  responseStats: ResponseStats | null
  login: () => Promise<boolean>
  onClose: () => void
}

/** An inquiry to the exhibitor of the page, or to all exhibitors of the basket at once. */
export function InquireDialog({ call, services, basket, subject, responseStats, login, onClose }: Props) {
  const page = usePage()
  const { t, format } = page
  const recipients = useStore(basket.$recipients, { ssr: 'initial' })
  const [sent, setSent] = useState<Inquiry | 'waiting' | null>(null)
  const values = useMemo(() => startingValues(page, [subject]), [page, subject])
  const others = recipients.filter(({ exhibitorId }) => exhibitorId !== subject.exhibitorId).length
  const isIn = recipients.some(({ exhibitorId }) => exhibitorId === subject.exhibitorId)
  const together = page.href('/business/publish-inquiry', { to: 'exhibitors' })
  const collect = () => {
    if (others >= BASKET_MAX) return showToast({ text: t('inquiry:full', { max: BASKET_MAX }), bad: true })
    if (!basket.add(subject)) return showToast({ text: t('common:unsaved'), bad: true })
    const count = others + 1
    showToast({
      text: t('inquiry:collected', { count, n: format.number(count) }),
      action: { label: t('inquiry:basketGo'), run: () => location.assign(together) },
    })
    onClose()
  }
  if (sent === 'waiting') return <WaitingDialog onClose={onClose} />
  if (sent) {
    return (
      <Dialog title={t('inquiry:sent')} close={t('common:close')} onClose={onClose}>
        <div className="iq-end">
          <p>{t('inquiry:sentWhy', { count: 1, n: format.number(1), number: sent.inquiryNumber })}</p>
          <ResponseStatsLine stats={responseStats} />
          <p className="btn-row">
            <a className="btn btn-primary" href={page.href('/personal-center/inquiry', { id: sent.id })}>
              {t('inquiry:follow')}
            </a>
            <button className="btn btn-2" type="button" onClick={onClose}>
              {t('common:close')}
            </button>
          </p>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('inquiry:askTitle', { name: subject.exhibitorName })}
      close={t('common:close')}
      onClose={onClose}
      wide
    >
      <ResponseStatsLine stats={responseStats} />
      <div className="iq-together">
        <p>
          {isIn
            ? t('inquiry:inBasket', { count: recipients.length, n: format.number(recipients.length) })
            : t('inquiry:askSeveral')}
        </p>
        {isIn ? (
          <a className="btn btn-2 btn-s" href={together}>
            {t('inquiry:basketGo')}
          </a>
        ) : (
          <button className="btn btn-2 btn-s" type="button" onClick={collect}>
            <Icon name="plus" small />
            {t('inquiry:collect')}
          </button>
        )}
        {subject.exhibitsId && (
          <a
            className="btn btn-quiet btn-s"
            href={page.href('/personal-center/sample-list', { ask: subject.exhibitsId })}
          >
            {t('inquiry:sample.ask')}
          </a>
        )}
      </div>
      <InquiryForm
        call={call}
        services={services}
        login={login}
        address={{ kind: 'DIRECT', exhibitorIds: [subject.exhibitorId], exhibitsId: subject.exhibitsId }}
        formId={`inquiry-${subject.exhibitsId ?? subject.exhibitorId}`}
        values={values}
        headings="h3"
        name={subject.exhibitorName}
        onSent={(one) => {
          basket.remove(subject.exhibitorId)
          setSent(one)
        }}
        onWaiting={() => {
          basket.remove(subject.exhibitorId)
          setSent('waiting')
        }}
      />
    </Dialog>
  )
}
