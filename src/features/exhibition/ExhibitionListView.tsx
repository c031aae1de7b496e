import { hrefOf } from '../../i18n/paths.ts'
import { Face } from '../../ui/Face.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Section, Tag } from '../../ui/parts.tsx'
import { type ExhibitionListProps, type ListedExhibition, STATES } from './exhibition.ts'

type Props = ExhibitionListProps & { page: PageContext }

/** /exhibition: the tenant's published exhibitions, each leading to its own home. */
export function ExhibitionListView({ page, siteName, exhibitions }: Props) {
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('exhibition:title')}</h1>
        {exhibitions.length > 0 && <p>{t('exhibition:lede', { site: siteName })}</p>}
      </header>
      {exhibitions.length === 0 && (
        <Face
          drawing="closed"
          title={t('exhibition:none')}
          why={t('exhibition:noneWhy')}
          ways={[{ label: t('pages:toAgreements'), href: page.href('/agreements') }]}
        />
      )}
      {STATES.map((state) => {
        const ofState = exhibitions.filter((each) => each.state === state)
        return (
          ofState.length > 0 && (
            <Section key={state} title={t(`exhibition:${state}`)}>
              <ul className="three">
                {ofState.map((each) => (
                  <ExhibitionCard key={each.exhibition.exhibitionId} page={page} listed={each} />
                ))}
              </ul>
            </Section>
          )
        )
      })}
    </div>
  )
}

function ExhibitionCard({ page, listed }: { page: PageContext; listed: ListedExhibition }) {
  const { exhibition, scopeId, built } = listed
  const { exhibitionId, cover, city, venue, timeZone } = exhibition
  // An exhibition without pages of its own is asked for by ?eid= (boot/head.ts).
  const href = built
    ? hrefOf({ language: page.language, exhibitionId: scopeId }, page.fallback, '/')
    : hrefOf({ language: page.language, exhibitionId: null }, page.fallback, '/home', { eid: exhibitionId })
  return (
    <li className="item">
      <span className="pic pic-16">
        {cover && <Picture page={page} media={cover} widths={[480, 960]} sizes="(min-width: 60rem) 30vw, 92vw" />}
      </span>
      <div>
        <h3 className="item-title">
          <a href={href} data-eid={exhibitionId}>
            {exhibition.exhibitionName}
          </a>
        </h3>
        <p className="spec tnum">{page.format.dateRange(exhibition.startTime, exhibition.endTime, timeZone)}</p>
        <p className="who">
          <span className="clip">{page.t('exhibition:venue', { city, venue })}</span>
          {scopeId === page.exhibitionId && built && <Tag>{page.t('exhibition:here')}</Tag>}
        </p>
      </div>
    </li>
  )
}
