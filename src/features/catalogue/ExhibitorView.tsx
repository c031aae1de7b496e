import { BoothLink, WayHereLink } from '../../components/BoothLink.tsx'
import { BoothMap, type BoothSpot } from '../../components/BoothMap.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LiveBadge } from '../../components/LiveBadge.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { Picture } from '../../components/Picture.tsx'
import { AboutSection } from '../../components/Prose.tsx'
import { Crumbs, Section, SectionTabs, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { ExhibitCard } from '../shared/cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../shared/cards/ExhibitorCard.tsx'
import { ActionDock } from '../shared/detail/ActionDock.tsx'
import { exhibitorsOf } from '../shared/list/exhibitors-of.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { Programme } from '../shared/Programme.tsx'
import { ResponseStatsLine } from '../shared/ResponseStatsLine.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import { chatLabel, ExhibitorStaff } from '../shared/StaffOnline.tsx'
import { ExhibitorFacts } from './ExhibitorFacts.tsx'
import type { ExhibitorViewProps } from './exhibitor-detail.ts'

type Props = ExhibitorViewProps & {
  /** Only if the page is built. */
  spot?: BoothSpot | null | undefined
}

/** The complete page of an exhibitor: prerendered, or a fallback if the build does not contain it. */
export function ExhibitorView(props: Props) {
  const page = usePage()
  const { exhibitor, introductionHtml, exhibits, programme, projects, business, zones, related } = props
  const { t } = page
  const { path, query } = exhibitorsOf('industry', exhibitor.industryId)
  const industry = page.href(path, query)
  return (
    <div className="wrap">
      <Crumbs
        items={[
          { label: t('exhibitor:title'), href: page.href('/exhibitor') },
          { label: exhibitor.industryName, href: industry },
          { label: exhibitor.exhibitorName },
        ]}
      />
      <div className="detail">
        <span className="pic">
          <Picture media={exhibitor.cover} widths={[640, 960]} sizes="(min-width: 60rem) 54vw, 94vw" eager />
          <LiveBadge text={t('common:liveNow')} isLive={exhibitor.isLive} streams={exhibitor.streams} />
        </span>
        <Meet {...props} />
      </div>
      <SectionTabs
        label={exhibitor.exhibitorName}
        tabs={[
          ['exhibits', t('exhibits:title'), exhibits.length > 0],
          ['programme', t('exhibitor:programme'), programme.length > 0],
          ['projects', t('exhibitor:projects'), projects.length > 0],
          ['about', t('exhibitor:about'), introductionHtml !== ''],
        ]}
      />
      {exhibits.length > 0 && (
        <Section
          id="exhibits"
          title={t('exhibits:title')}
          more={
            business.exhibitsCount > exhibits.length
              ? {
                  label: t('exhibitor:allExhibits', { count: business.exhibitsCount }),
                  href: page.href('/exhibits', { exhibitorId: exhibitor.exhibitorId }),
                }
              : undefined
          }
        >
          <ul className="four">
            {exhibits.map((each) => (
              <ExhibitCard key={each.exhibitsId} exhibit={each} />
            ))}
          </ul>
        </Section>
      )}
      {programme.length > 0 && <Programme items={programme} zone={zones.fair} />}
      {projects.length > 0 && (
        <Section id="projects" title={t('exhibitor:projects')}>
          <ul className="three">
            {projects.map((project) => (
              <li className="item" key={project.projectId}>
                <span className="pic pic-16">
                  <Picture media={project.cover} widths={[320, 640]} sizes="(min-width: 60rem) 30vw, 92vw" />
                </span>
                <div>
                  <h3 className="item-title">
                    <a href={page.href(`/project/detail/${project.projectId}`)}>{project.projectName}</a>
                  </h3>
                  <p className="spec clip-2">{project.summary}</p>
                  <p>
                    <Tag kind="info">{project.cooperationName}</Tag>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className="two">
        <AboutSection title={t('exhibitor:about')} html={introductionHtml} />
        <ExhibitorFacts exhibitor={exhibitor} zones={zones} />
      </div>
      {related.length > 0 && (
        <Section
          title={t('exhibitor:related')}
          more={{ label: t('exhibitor:moreOf', { industry: exhibitor.industryName }), href: industry }}
        >
          <ul className="exhibitor-list four">
            {related.map((each) => (
              <ExhibitorCard key={each.exhibitorId} exhibitor={each} />
            ))}
          </ul>
        </Section>
      )}
      <Neighbours
        base="/exhibitor/detail"
        previous={props.previous}
        next={props.next}
        labels={[t('exhibitor:previous'), t('exhibitor:next')]}
      />
      <ActionDock
        saves={['EXHIBITOR', exhibitor.exhibitorId]}
        meets={exhibitor.takesAppointments ? 'book' : 'card'}
        chatLabel={chatLabel(page, exhibitor.isOnline)}
      />
    </div>
  )
}

/** The exhibitor and the available actions. */
function Meet({ exhibitor, business, spot }: Props) {
  const page = usePage()
  const { t, format } = page
  const figures = [
    { label: t('exhibits:title'), value: business.exhibitsCount, field: 'exhibitsCount' },
    { label: t('exhibitor:lives'), value: business.liveCount, field: 'liveCount' },
    { label: t('exhibitor:meetings'), value: business.meetingCount, field: 'meetingCount' },
    { label: t('exhibitor:projects'), value: business.projectCount, field: 'projectCount' },
    { label: t('exhibits:editions'), value: exhibitor.editions },
  ].filter((figure) => figure.value > 0)
  return (
    <div className="buy">
      {exhibitor.tags.length > 0 && (
        <p className="tags">
          {exhibitor.tags.map((tag) => (
            <Tag key={tag.tagId}>{tag.tagName}</Tag>
          ))}
        </p>
      )}
      <h1>{exhibitor.exhibitorName}</h1>
      <div className="byline">
        <LogoTile url={exhibitor.logo.url} />
        <div>
          {exhibitor.localName !== exhibitor.exhibitorName && (
            <b lang={exhibitor.localLanguage}>{exhibitor.localName}</b>
          )}
          <p className="small faint">{exhibitor.regionName}</p>
          <p className="small">
            <WayHereLink booth={exhibitor.booth} />
          </p>
        </div>
        <BoothLink booth={exhibitor.booth} large />
      </div>
      <p className="lede">{exhibitor.summary}</p>
      <dl className="figures">
        {figures.slice(0, 3).map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd data-figure={figure.field}>{format.number(figure.value)}</dd>
          </div>
        ))}
      </dl>
      <noscript>{t('exhibits:actsNoscript')}</noscript>
      <div className="acts needs-js">
        <button className="btn btn-primary btn-l" type="button" data-action="inquire">
          {t('exhibits:inquire')}
        </button>
        <button className="btn btn-2" type="button" data-action="chat">
          <Icon name="message" small />
          {chatLabel(page, exhibitor.isOnline)}
        </button>
        {exhibitor.takesAppointments ? (
          <button className="btn btn-2" type="button" data-action="book">
            <Icon name="calendar" small />
            {t('exhibits:book')}
          </button>
        ) : (
          <CardButton className="btn btn-2" />
        )}
      </div>
      <SideActions saves={['EXHIBITOR', exhibitor.exhibitorId]} isNotable>
        {exhibitor.takesAppointments && <CardButton />}
      </SideActions>
      <ExhibitorStaff exhibitor={exhibitor} />
      <ResponseStatsLine stats={exhibitor.responseStats} />
      <BoothMap booth={exhibitor.booth} spot={spot} />
    </div>
  )
}

const CardButton = ({ className = '' }: { className?: string }) => {
  const page = usePage()
  return (
    <button className={`${className} needs-js`.trim()} type="button" data-action="card">
      <Icon name="card" small />
      {page.t('exhibits:card')}
    </button>
  )
}
