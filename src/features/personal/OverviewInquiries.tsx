import { inquiry } from '@fair/contract/inquiry.ts'
import { Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { OverviewPanel } from './OverviewPanel.tsx'

const SHOWN = 4

/** The colours of the states, as in the list of all inquiries (features/inquiry). */
const KINDS = { SENT: 'plain', READ: 'info', ANSWERED: 'warn', FINISHED: 'ok', CLOSED: 'plain' } as const

/** Inquiries that are not over yet, the latest change first. */
export function OverviewInquiries() {
  const page = usePage()
  const { t } = page
  const request = useEndpoint(inquiry.mine, {
    pageNum: 1,
    pageSize: SHOWN,
    status: ['SENT', 'READ', 'ANSWERED'],
  })
  const { answer } = request
  const inquiries = answer?.ok ? answer.data.records : []
  return (
    <OverviewPanel
      title={t('personal:inquiries.title')}
      all={page.href('/personal-center/inquiry')}
      request={request}
      none={
        inquiries.length === 0
          ? {
              text: t('personal:inquiries.none'),
              actionLabel: t('personal:inquiries.way'),
              href: page.href('/exhibits'),
            }
          : null
      }
    >
      <ul className="pc-lines">
        {inquiries.map((each) => (
          <li key={each.id}>
            <div>
              <h3>
                <a href={page.href('/personal-center/inquiry', { id: each.id })}>{each.title}</a>
              </h3>
              <p className="small faint tnum">
                {each.inquiryNumber} · <Time iso={each.updateTime} show="date" />
                {each.feedbackCount > 0 && ` · ${t('personal:inquiries.answers', { count: each.feedbackCount })}`}
              </p>
            </div>
            <Tag kind={KINDS[each.status]}>{t(`personal:inquiryState.${each.status}`)}</Tag>
          </li>
        ))}
      </ul>
    </OverviewPanel>
  )
}
