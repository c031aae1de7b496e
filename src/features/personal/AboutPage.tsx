import { agreement } from '@fair/contract/agreement.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { useCallback } from 'react'
import { joinFacts } from '../../components/parts.tsx'
import { agreementPath } from '../../domain/agreement-path.ts'
import { openingHours } from '../../domain/fair-day.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { RequestState } from '../shared/RequestState.tsx'

/** The fair, its rules, what this site is and what it stores. */
export const AboutPage = () => (
  <PersonalPage isOpen>
    <About />
  </PersonalPage>
)

function About() {
  const { page, call, data } = useIsland()
  const { t, format } = page
  const id = data.exhibitionId ?? ''
  const load = useCallback(async () => {
    const [fair, rules] = await Promise.all([call(exhibition.detail, { id }), call(agreement.list, {})])
    if (!fair.ok) return fair
    return rules.ok ? { ok: true as const, data: { fair: fair.data, rules: rules.data } } : rules
  }, [call, id])
  const request = useAnswer(load)
  const { answer } = request
  if (!answer?.ok) return <RequestState request={request} title={t('personal:failed')} />
  const { fair, rules } = answer.data
  const hours = openingHours(fair)
  return (
    <div className="pc-sections">
      <section className="panel">
        <h2>{t('personal:about.fair')}</h2>
        <p>
          <b>{fair.exhibitionName}</b>
        </p>
        <p>{fair.summary}</p>
        <dl className="pc-facts">
          <div>
            <dt>{t('personal:about.when')}</dt>
            <dd className="tnum">
              {format.dateRange(fair.startTime, fair.endTime, fair.timeZone)}
              {hours && ` · ${t('personal:about.hours', hours)}`}
            </dd>
          </div>
          <div>
            <dt>{t('personal:about.where')}</dt>
            <dd>{joinFacts(fair.venue, fair.city)}</dd>
          </div>
        </dl>
        <p>
          <a className="link" href={page.href('/exhibition')}>
            {t('personal:about.more')}
          </a>
        </p>
      </section>
      <section className="panel">
        <h2>{t('personal:about.rules')}</h2>
        <ul className="pc-lines">
          {rules.map((each) => (
            <li key={each.agreementId}>
              <div>
                <h3>
                  <a href={page.href(agreementPath(each))}>{each.title}</a>
                </h3>
                <p className="small faint tnum">
                  {t('personal:about.version', {
                    version: each.version,
                    date: format.date(each.updateTime, page.zone),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2>{t('personal:about.site')}</h2>
        <p>{t('personal:about.siteWhy')}</p>
        <h3>{t('personal:about.device')}</h3>
        <p>{t('personal:about.deviceWhy')}</p>
      </section>
    </div>
  )
}
