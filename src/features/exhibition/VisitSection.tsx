import type { Exhibition } from '@fair/contract/exhibition.ts'
import { Facts } from '../../components/Facts.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { openingHours } from '../../domain/fair-day.ts'
import { venueText } from '../shared/venue-text.ts'

/** Visitor information for the page's exhibition: hours, address, travel, contacts, hall plan. */
export function VisitSection({ exhibition }: { exhibition: Exhibition }) {
  const page = usePage()
  const { t, format } = page
  const { shortName, startTime, endTime, timeZone, plan } = exhibition
  const hours = openingHours(exhibition)
  const { address, travel, contactPhone, contactEmail } = exhibition
  return (
    <Section id="visit" title={t('exhibition:visit', { fair: shortName })}>
      <div className="two">
        <Facts
          className="fact-lines"
          rows={[
            [t('exhibition:dates'), format.dateRange(startTime, endTime, timeZone)],
            [t('exhibition:hours'), hours && t('exhibition:hoursOf', hours)],
            [t('exhibition:place'), venueText(page, exhibition)],
            [t('exhibition:address'), address && <address>{address}</address>],
            [t('exhibition:travel'), travel && travel.length > 0 && <Lines lines={travel} />],
            [
              t('exhibition:phone'),
              contactPhone && <a href={`tel:${contactPhone.replaceAll(' ', '')}`}>{contactPhone}</a>,
            ],
            [t('exhibition:email'), contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>],
          ].flatMap(([label, value]) => (value ? [[String(label), value] as const] : []))}
        />
        {plan && (
          <figure>
            <Picture media={plan} widths={[640, 960]} sizes="(min-width: 60rem) 45vw, 92vw" />
            <figcaption className="small muted">{t('exhibition:plan')}</figcaption>
          </figure>
        )}
      </div>
    </Section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
