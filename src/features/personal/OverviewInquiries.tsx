import { useCallback } from 'react'
import { inquiry } from '../../contract/inquiry.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/parts.tsx'
import { FailedFace } from '../../ui/personal/FailedFace.tsx'
import type { PersonalProps } from '../../ui/personal/mount-personal.tsx'
import { useAsk } from '../../ui/personal/use-ask.ts'
import { Time } from '../../ui/Time.tsx'

const SHOWN = 4

/** Inquiries that are not over yet, the latest change first. */
export function OverviewInquiries({ at: { page, call } }: { at: PersonalProps }) {
  const { t } = page
  const ask = useCallback(
    () => call(inquiry.mine, { pageNum: 1, pageSize: SHOWN, status: ['SENT', 'READ', 'ANSWERED'] }),
    [call],
  )
  const { answer, again } = useAsk(ask)
  return (
    <section className="panel">
      <header className="section-head">
        <h2>{t('personal:inquiries.title')}</h2>
        <a className="more" href={page.href('/personal-center/inquiry')}>
          {t('personal:all')}
          <Icon name="arrow" />
        </a>
      </header>
      {answer === null && <div className="sk pc-sk" />}
      {answer && !answer.ok && <FailedFace page={page} failure={answer} again={again} />}
      {answer?.ok && answer.data.records.length === 0 && (
        <p className="faint">
          {t('personal:inquiries.none')}{' '}
          <a className="link" href={page.href('/exhibits')}>
            {t('personal:inquiries.way')}
          </a>
        </p>
      )}
      <ul className="pc-lines">
        {answer?.ok &&
          answer.data.records.map((each) => (
            <li key={each.id}>
              <div>
                <h3>
                  <a href={page.href('/personal-center/inquiry', { id: each.id })}>{each.title}</a>
                </h3>
                <p className="small faint tnum">
                  {each.inquiryNumber} · <Time page={page} iso={each.updateTime} show="date" />
                  {each.feedbackCount > 0 && ` · ${t('personal:inquiries.answers', { count: each.feedbackCount })}`}
                </p>
              </div>
              <Tag kind={each.status === 'ANSWERED' ? 'info' : 'plain'}>
                {t(`personal:inquiryState.${each.status}`)}
              </Tag>
            </li>
          ))}
      </ul>
    </section>
  )
}
