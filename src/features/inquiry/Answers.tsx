import type { Inquiry, InquiryFeedback } from '@fair/contract/inquiry.ts'
import { useMemo } from 'react'
import { LogoTile } from '../../components/LogoTile.tsx'
import { joinFacts, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { bestAnswers } from '../../domain/inquiry-answers.ts'
import { timesQuantity } from '../../domain/inquiry-money.ts'
import { moneyText } from '../../domain/money.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { dayText, FileLinks, quantityText } from './InquiryParts.tsx'

interface Props {
  inquiry: Inquiry
  answers: readonly InquiryFeedback[]
  /** Closes the deal with one of them; null if the inquiry cannot be closed this way. */
  choose: ((answer: InquiryFeedback) => void) | null
}

/** The exhibitors' answers, one after the other, as they wrote them. */
export function AnswerList({ answers, choose }: Props) {
  const page = usePage()
  const zone = useOwnZone()
  const { t, format, language } = page
  return (
    <ul className="iq-answers">
      {answers.map((answer) => (
        <li key={answer.feedbackId}>
          <div className="byline">
            <LogoTile url={answer.logo.url} />
            <div>
              <h3>
                <a href={page.href(`/exhibitor/detail/${answer.exhibitorId}`)}>{answer.exhibitorName}</a>
              </h3>
              <p className="faint small tnum">{format.dateTime(answer.time, zone)}</p>
            </div>
          </div>
          <p className="iq-text">{answer.text}</p>
          <p className="small">
            {joinFacts(
              answer.unitPrice && [moneyText(language, answer.unitPrice), answer.unitName].filter(Boolean).join(' / '),
              answer.terms,
              answer.leadTimeDays != null &&
                t('inquiry:days', { count: answer.leadTimeDays, n: format.number(answer.leadTimeDays) }),
            )}
          </p>
          {answer.attachments.length > 0 && <FileLinks files={answer.attachments} />}
          {choose && (
            <button className="btn btn-2 btn-s" type="button" onClick={() => choose(answer)}>
              {t('inquiry:choose', { name: answer.exhibitorName })}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The answers side by side, one column each. The best of a row is marked by a word. */
export function CompareTable({ inquiry, answers, choose }: Props) {
  const page = usePage()
  const { t, format, language } = page
  const best = useMemo(() => bestAnswers(answers), [answers])
  const pending = <span className="faint">{t('inquiry:toBeAsked')}</span>
  const { quantity } = inquiry
  const rows: { name: string; value: (answer: InquiryFeedback) => React.ReactNode; best?: ReadonlySet<string> }[] = [
    {
      name: inquiry.unitName ? t('inquiry:row.priceOf', { unit: inquiry.unitName }) : t('inquiry:row.price'),
      best: best.price,
      value: ({ unitPrice, unitName }) =>
        unitPrice ? (
          <>
            <b>{moneyText(language, unitPrice)}</b> {unitName !== inquiry.unitName && unitName}
          </>
        ) : (
          pending
        ),
    },
    ...(quantity == null
      ? []
      : [
          {
            name: t('inquiry:row.total', { n: format.number(quantity) }),
            value: ({ unitPrice, unitName }: InquiryFeedback) => {
              const isOfUnit = unitName == null || unitName === inquiry.unitName
              const total = unitPrice && isOfUnit ? timesQuantity(unitPrice, quantity) : null
              return total ? moneyText(language, total) : pending
            },
          },
        ]),
    {
      name: t('inquiry:row.minimum'),
      best: best.minimum,
      value: ({ minimumQuantity, unitName }) => quantityText(page, { quantity: minimumQuantity, unitName }) ?? pending,
    },
    {
      name: t('inquiry:row.lead'),
      best: best.lead,
      value: ({ leadTimeDays }) =>
        leadTimeDays == null ? pending : t('inquiry:days', { count: leadTimeDays, n: format.number(leadTimeDays) }),
    },
    { name: t('inquiry:row.terms'), value: ({ terms }) => terms ?? pending },
    { name: t('inquiry:row.valid'), value: ({ validUntil }) => (validUntil ? dayText(page, validUntil) : pending) },
    {
      name: t('inquiry:row.files'),
      value: ({ attachments }) => (attachments.length > 0 ? <FileLinks files={attachments} /> : '–'),
    },
    { name: t('inquiry:row.text'), value: ({ text }) => <span className="iq-text">{text}</span> },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={t('inquiry:compare')}>
      <table className="iq-compare">
        <thead>
          <tr>
            <td />
            {answers.map((answer) => (
              <th key={answer.feedbackId} scope="col">
                <LogoTile url={answer.logo.url} size={40} />
                <a href={page.href(`/exhibitor/detail/${answer.exhibitorId}`)}>{answer.exhibitorName}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {answers.map((answer) => (
                <td key={answer.feedbackId}>
                  {row.value(answer)} {row.best?.has(answer.feedbackId) && <Tag kind="ok">{t('inquiry:best')}</Tag>}
                </td>
              ))}
            </tr>
          ))}
          {choose && (
            <tr>
              <th scope="row">{t('inquiry:row.deal')}</th>
              {answers.map((answer) => (
                <td key={answer.feedbackId}>
                  <button className="btn btn-2 btn-s" type="button" onClick={() => choose(answer)}>
                    {t('inquiry:chooseShort')}
                    <span className="visually-hidden"> {answer.exhibitorName}</span>
                  </button>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
