import type { InquirySummary } from '@fair/contract/inquiry.ts'
import { ShortFacts } from '../../components/Codes.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { dayText, quantityText, StatusTag } from './InquiryParts.tsx'

/** The visitor's inquiries, one row each: subject, status, last change. */
export function InquiryRows({ at, items }: { at: QueryState; items: readonly InquirySummary[] }) {
  const page = usePage()
  const { t, format } = page
  const zone = useOwnZone()
  return (
    <ul className="iq-rows">
      {items.map((one) => (
        <li key={one.id}>
          <div>
            <h2>
              <QueryLink at={at} to={{ id: one.id }}>
                {one.title}
              </QueryLink>
            </h2>
            <p className="small muted">
              <ShortFacts
                facts={[
                  one.inquiryNumber,
                  one.kind === 'HALL' ? t('inquiry:kind.HALL') : null,
                  quantityText(page, one),
                  one.deadline ? t('inquiry:until', { date: dayText(page, one.deadline) }) : null,
                ]}
              />
            </p>
          </div>
          <p className="tags">
            <StatusTag status={one.status} />
            {one.feedbackCount > 0 && (
              <span className="small">
                {t('inquiry:answers', { count: one.feedbackCount, n: format.number(one.feedbackCount) })}
              </span>
            )}
          </p>
          <time className="small faint tnum" dateTime={one.updateTime}>
            {format.day(one.updateTime, zone)} {format.time(one.updateTime, zone)}
          </time>
        </li>
      ))}
    </ul>
  )
}
