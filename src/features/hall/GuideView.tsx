import { absoluteAddress } from '@fair/contract/rules/address.ts'
import { qrPath } from '@fair/contract/rules/qr-svg.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { BoothPlate, joinFacts } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Guide } from './guide-load.ts'
import { type GuideBooth, guideBooths, guideDays } from './guide-model.ts'
import { WayMap } from './WayMap.tsx'

interface Props {
  guide: Guide
  /** Loads it again. */
  again: () => void
}

/** The guide as it is printed: the plan by day, a row for each booth, the halls with the booths' numbers. */
export function GuideView({ guide: { halls, source, missing }, again }: Props) {
  const page = usePage()
  const { t } = page
  const booths = guideBooths(halls, source)
  const days = guideDays(source.plan, page.zone)
  const note = missing > 0 && (
    <p className="guide-note" role="status">
      {t('guide:missing', { count: missing })}{' '}
      <button className="link" type="button" onClick={again}>
        {t('common:retry')}
      </button>
    </p>
  )
  if (booths.length === 0 && days.length === 0) {
    return (
      <>
        {note}
        <EmptyState
          title={t('guide:none')}
          description={t('guide:noneWhy')}
          actions={[{ label: t('guide:toExhibitors'), href: page.href('/exhibitor') }]}
        />
      </>
    )
  }
  return (
    <>
      {note}
      <p className="guide-tools">
        <button className="btn btn-primary" type="button" onClick={() => print()}>
          <Icon name="print" small />
          {t('guide:print')}
        </button>
        <span className="small muted">{t('guide:printWhy')}</span>
      </p>
      {days.length > 0 && (
        <section aria-labelledby="guide-plan">
          <h2 id="guide-plan">{t('guide:plan')}</h2>
          {days.map(({ day, entries }) => (
            <table className="guide-day" key={day}>
              <caption>{page.format.day(noonOf(day), 'UTC')}</caption>
              <tbody>
                {entries.map(({ entryId, startTime, endTime, title, place, hostName, state }) => (
                  <tr key={entryId}>
                    <td className="tnum">
                      {page.format.time(startTime, page.zone)}–{page.format.time(endTime, page.zone)}
                    </td>
                    <th scope="row">
                      {title}
                      {(state === 'FOLLOWED' || state === 'WAITING') && (
                        <span className="small muted"> {t(`guide:state.${state}`)}</span>
                      )}
                    </th>
                    <td>{joinFacts(...[place, hostName].filter((each) => each !== title))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      )}
      {booths.length > 0 && <Booths booths={booths} />}
      {halls.map((hall) => {
        const own = booths.filter((booth) => booth.hall === hall.hall)
        if (own.length === 0) return null
        return (
          <section key={hall.slug} className="guide-hall" aria-labelledby={`guide-hall-${hall.slug}`}>
            <h2 id={`guide-hall-${hall.slug}`}>{t('hall:named', { name: hall.name })}</h2>
            <WayMap
              hall={hall}
              label={t('guide:map', { hall: hall.hall, count: own.length })}
              lines={[]}
              marks={own.flatMap(({ at, number }) => (at ? { at, text: page.format.number(number) } : []))}
              booths={new Set(own.map(({ key }) => key))}
            />
          </section>
        )
      })}
    </>
  )
}

function Booths({ booths }: { booths: readonly GuideBooth[] }) {
  const page = usePage()
  const { t } = page
  return (
    <section aria-labelledby="guide-booths">
      <h2 id="guide-booths">{t('guide:booths', { count: booths.length })}</h2>
      <ol className="guide-booths">
        {booths.map((booth) => {
          const { number, exhibitorId, name, exhibits, notes } = booth
          const href = page.href(`/exhibitor/detail/${exhibitorId}`)
          return (
            <li key={exhibitorId}>
              <span className="way-number" aria-hidden="true">
                {page.format.number(number)}
              </span>
              <div>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <BoothPlate booth={booth} />
                {exhibits.length > 0 && <p className="small">{page.format.list(exhibits)}</p>}
                {notes.map((text) => (
                  <p key={text} className="guide-text small">
                    {text}
                  </p>
                ))}
              </div>
              <div className="guide-lines" aria-hidden="true">
                <span />
                <span />
                <span />
              </div>
              <Qr text={absoluteAddress(href, location.origin)} label={t('guide:qr', { name })} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Rendered as a path: sharp on paper at any size. */
function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text, 'medium')
  return (
    <svg className="guide-qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} />
      <path d={path} />
    </svg>
  )
}
