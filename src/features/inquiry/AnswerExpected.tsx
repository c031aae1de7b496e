import { catalogue, type Exhibitor } from '@fair/contract/catalogue.ts'
import type { Inquiry } from '@fair/contract/inquiry.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import { useEffect, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { usePage } from '../../components/usePage.ts'
import { isAnswerLate } from '../../domain/inquiry-answers.ts'
import { now } from '../../lib/clock.ts'
import type { PageContext } from '../../lib/page.ts'
import { exhibitorsOf } from '../shared/list/exhibitors-of.ts'
import { ResponseStatsLine } from '../shared/ResponseStatsLine.tsx'
import { chatWith } from './InquiryRecipients.tsx'

interface Props {
  call: Call
  inquiry: Inquiry
}

/** Maximum number of exhibitors fetched, for an inquiry to many. */
const MAX_EXHIBITORS = 5

/**
 * Lists the exhibitors that have not answered yet, with how fast they usually do. If an answer is late, it links to the
 * chat and to other exhibitors. Shows nothing until the platform has responded.
 */
export function AnswerExpected({ call, inquiry }: Props) {
  const page = usePage()
  const { t } = page
  const waiting = inquiry.recipients
    .filter(({ status }) => status === 'SENT' || status === 'READ')
    .slice(0, MAX_EXHIBITORS)
  const ids = waiting.map(({ exhibitorId }) => exhibitorId).join()
  const [exhibitors, setExhibitors] = useState<ReadonlyMap<string, Exhibitor>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answers = await Promise.all(ids.split(',').map((exhibitorId) => call(catalogue.exhibitor, { exhibitorId })))
      if (isCurrent) {
        setExhibitors(
          new Map(answers.flatMap((each) => (each.ok ? [[each.data.exhibitorId, each.data] as const] : []))),
        )
      }
    }
    if (ids !== '') void load()
    return () => {
      isCurrent = false
    }
  }, [call, ids])
  const waited = (now().getTime() - msOf(inquiry.createTime)) / 60_000
  const shown = waiting.flatMap((recipient) => {
    const exhibitor = exhibitors.get(recipient.exhibitorId)
    return exhibitor ? [{ recipient, exhibitor }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="iq-expected">
      {shown.map(({ recipient, exhibitor }) => {
        const { exhibitorId, exhibitorName, industryId, industryName, responseStats } = exhibitor
        const isLate = isAnswerLate(waited, responseStats?.medianMinutes ?? null)
        return (
          <li key={exhibitorId}>
            <b>{exhibitorName}</b>
            <ResponseStatsLine stats={responseStats} />
            {isLate && (
              <p className="small">
                {t('inquiry:late')}{' '}
                <a className="link" href={page.href('/chat', chatWith(recipient))}>
                  {t('inquiry:remind')}
                  <span className="visually-hidden"> {exhibitorName}</span>
                </a>{' '}
                <a className="link" href={linkTo(page, industryId)}>
                  {t('inquiry:askOthers', { industry: industryName })}
                </a>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function linkTo(page: PageContext, industryId: string): string {
  const { path, query } = exhibitorsOf('industry', industryId)
  return page.href(path, query)
}
