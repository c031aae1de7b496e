import { Facts, WebsiteFact } from '../../components/Facts.tsx'
import { Gallery } from '../../components/Gallery.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { AboutSection } from '../../components/Prose.tsx'
import { Crumbs, Section, SectionTabs, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import { ExhibitCard } from '../shared/cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../shared/cards/ExhibitorCard.tsx'
import { writeValue } from '../shared/list/list-query.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { Programme } from '../shared/Programme.tsx'
import { RecommendSlot } from '../shared/recommend/RecommendSlot.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import type { GroupViewProps } from './group.ts'

/** The complete page of an exhibitor group: prerendered, or a fallback if the build does not contain it. */
export function GroupView(props: GroupViewProps) {
  const page = usePage()
  const { group, exhibitors, exhibits, programme } = props
  const { t } = page
  return (
    <div className="wrap">
      <Crumbs items={[{ label: t('group:title'), href: page.href('/exhibition-group') }, { label: group.groupName }]} />
      <div className="detail">
        <Gallery pictures={group.pictures.length > 0 ? group.pictures : [group.cover]} name={group.groupName} />
        <Meet {...props} />
      </div>
      <SectionTabs
        label={group.groupName}
        tabs={[
          ['exhibitors', t('exhibitor:title'), exhibitors.length > 0],
          ['exhibits', t('exhibits:title'), exhibits.length > 0],
          ['programme', t('exhibitor:programme'), programme.length > 0],
          ['about', t('group:about'), props.introductionHtml !== ''],
        ]}
      />
      {exhibitors.length > 0 && (
        <Section id="exhibitors" title={t('exhibitor:title')} more={allExhibitors(page, props)}>
          <ul className="exhibitor-list four">
            {exhibitors.map((each) => (
              <ExhibitorCard key={each.exhibitorId} exhibitor={each} />
            ))}
          </ul>
        </Section>
      )}
      {exhibits.length > 0 && (
        <Section id="exhibits" title={t('exhibits:title')} sub={t('group:some')}>
          <ul className="four">
            {exhibits.map((each) => (
              <ExhibitCard key={each.exhibitsId} exhibit={each} />
            ))}
          </ul>
        </Section>
      )}
      {programme.length > 0 && <Programme items={programme} zone={props.zone} />}
      <About {...props} />
      <RecommendSlot kind="EXHIBITOR_GROUP" beside={group.exhibitorGroupId} count={4} />
      <Neighbours
        base="/exhibition-group/detail"
        previous={props.previous}
        next={props.next}
        labels={[t('group:previous'), t('group:next')]}
      />
    </div>
  )
}

/** The link to the exhibitor list filtered by the group, if it has more exhibitors than the page shows. */
function allExhibitors(page: PageContext, { group, exhibitors }: GroupViewProps) {
  if (group.exhibitorsCount <= exhibitors.length) return undefined
  return { label: allText(page, group.exhibitorsCount), href: listOf(page, group.exhibitorGroupId) }
}

const allText = ({ t, format }: PageContext, count: number) =>
  t('group:allExhibitors', { count, n: format.number(count) })
const listOf = (page: PageContext, exhibitorGroupId: string) => page.href('/exhibitor', { exhibitorGroupId })

/** The group and the link to all its exhibitors. */
function Meet({ group, programme }: GroupViewProps) {
  const page = usePage()
  const { t, format } = page
  const figures = [
    { label: t('exhibitor:title'), value: group.exhibitorsCount },
    { label: t('exhibits:title'), value: group.exhibitsCount },
    { label: t('group:events'), value: programme.length },
  ].filter(({ value }) => value > 0)
  return (
    <div className="buy">
      <p className="tags">
        <Tag>{group.districtName}</Tag>
        <Tag>{group.industryTypeName}</Tag>
      </p>
      <h1>{group.groupName}</h1>
      <div className="byline">
        {group.logo && <LogoTile url={group.logo.url} />}
        <div>
          <b>{group.organiserName}</b>
          <p className="small faint">{t('group:organiser')}</p>
        </div>
        {group.hall !== '' && (
          <span className="booth booth-l">
            <b>{group.hall}</b>
          </span>
        )}
      </div>
      <p className="lede">{group.summary}</p>
      <dl className="figures">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{format.number(figure.value)}</dd>
          </div>
        ))}
      </dl>
      {group.exhibitorsCount > 0 && (
        <p>
          <a rel="nofollow" className="btn btn-primary btn-l btn-wide" href={listOf(page, group.exhibitorGroupId)}>
            {allText(page, group.exhibitorsCount)}
          </a>
        </p>
      )}
      {group.signCategoryId && (
        <p>
          <a
            className="btn btn-2 btn-wide"
            href={page.href('/sign-group/leader-apply-form', { signCategoryId: group.signCategoryId })}
            rel="nofollow"
          >
            {t('group:signUp')}
          </a>
        </p>
      )}
      <SideActions saves={['EXHIBITOR_GROUP', group.exhibitorGroupId]} />
    </div>
  )
}

function About({ group, introductionHtml }: GroupViewProps) {
  const page = usePage()
  const { t } = page
  const place = page.href('/exhibition-group', { district: writeValue(group.districtCode) })
  const industry = page.href('/exhibition-group', { industryType: writeValue(group.industryTypeId) })
  return (
    <div className="two">
      <AboutSection title={t('group:about')} html={introductionHtml} />
      <aside className="owner" aria-label={t('group:facts')}>
        <h2>{t('group:facts')}</h2>
        <Facts
          rows={[
            [t('group:organiser'), group.organiserName],
            [t('group:district'), link(group.districtName, place)],
            [t('group:industryType'), link(group.industryTypeName, industry)],
            [t('group:hall'), group.hall],
          ]}
        >
          <WebsiteFact url={group.website ?? ''} label={t('group:website')} />
        </Facts>
      </aside>
    </div>
  )
}

/** Links to groups of the same place or trade. */
const link = (label: string, href: string) =>
  label === '' ? null : (
    <a className="link" href={href} rel="nofollow">
      {label}
    </a>
  )
