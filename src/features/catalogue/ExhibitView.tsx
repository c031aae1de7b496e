import { BoothLink, WayHereLink } from '../../components/BoothLink.tsx'
import { BoothMap, type BoothSpot } from '../../components/BoothMap.tsx'
import { Title } from '../../components/Codes.tsx'
import { Facts } from '../../components/Facts.tsx'
import { Gallery } from '../../components/Gallery.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { AboutSection } from '../../components/Prose.tsx'
import { Crumbs, Section, SectionTabs, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { CompareButton } from '../shared/CompareButton.tsx'
import { ExhibitCard } from '../shared/cards/ExhibitCard.tsx'
import { ActionDock } from '../shared/detail/ActionDock.tsx'
import { writeValue } from '../shared/list/list-query.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { RecommendSlot } from '../shared/recommend/RecommendSlot.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import { chatLabel, StaffOnline } from '../shared/StaffOnline.tsx'
import type { ExhibitViewProps } from './exhibit.ts'
import { editionsText, foundedText } from './maker-facts.ts'

type Props = ExhibitViewProps & {
  /** Only if the page is built. */
  spot?: BoothSpot | null | undefined
}

/** The complete page of an exhibit: prerendered, or a fallback if the build does not contain it. */
export function ExhibitView(props: Props) {
  const page = usePage()
  const { exhibit, related, relatedExhibitors, previous, next } = props
  const { t } = page
  return (
    <div className="wrap">
      <Crumbs
        items={[
          { label: t('exhibits:title'), href: page.href('/exhibits') },
          { label: exhibit.categoryName, href: page.href('/exhibits', { category: writeValue(exhibit.categoryId) }) },
          { label: exhibit.exhibitsName },
        ]}
      />
      <div className="detail">
        <Gallery
          pictures={exhibit.pictures.length > 0 ? exhibit.pictures : [exhibit.picture]}
          name={exhibit.exhibitsName}
        />
        <Buy exhibit={exhibit} spot={props.spot} />
      </div>
      <SectionTabs
        label={t('exhibits:specifications')}
        tabs={[
          ['specifications', t('exhibits:specifications'), exhibit.specifications.length > 0],
          ['about', t('exhibits:about'), props.descriptionHtml !== ''],
          ['downloads', t('exhibits:downloads'), exhibit.downloads.length > 0],
        ]}
      />
      <div className="two">
        <ExhibitFacts {...props} />
        <Owner exhibit={exhibit} />
      </div>
      {related.length > 0 && (
        <Section
          title={t('exhibits:related')}
          more={{
            label: t('exhibits:moreOf'),
            href: page.href('/exhibits', { category: writeValue(exhibit.parentCategoryId) }),
          }}
        >
          <ul className="four">
            {related.map((each) => (
              <ExhibitCard key={each.exhibitsId} exhibit={each} />
            ))}
          </ul>
        </Section>
      )}
      {relatedExhibitors.length > 0 && (
        <Section title={t('exhibits:relatedExhibitors')}>
          {/* Name and booth only: cards would exceed the page's size budget. */}
          <ul className="related-exhibitors">
            {relatedExhibitors.map((each) => (
              <li key={each.exhibitorId}>
                <a href={page.href(`/exhibitor/detail/${each.exhibitorId}`)}>{each.exhibitorName}</a>
                <BoothLink booth={each.booth} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RecommendSlot kind="EXHIBIT" beside={exhibit.exhibitsId} count={4} />
      <RecommendSlot kind="LIVE" count={4} />
      <Neighbours
        base="/exhibits/detail"
        previous={previous}
        next={next}
        labels={[t('exhibits:previous'), t('exhibits:next')]}
      />
      <ActionDock
        saves={['EXHIBIT', exhibit.exhibitsId]}
        meets="book"
        chatLabel={chatLabel(page, exhibit.exhibitor.staffOnline > 0)}
      />
    </div>
  )
}

function Buy({ exhibit, spot }: Pick<Props, 'exhibit' | 'spot'>) {
  const page = usePage()
  const { t } = page
  const { exhibitor } = exhibit
  return (
    <div className="buy">
      {exhibit.tags.length > 0 && (
        <p className="tags">
          {exhibit.tags.map((tag) => (
            <Tag key={tag.tagId}>{tag.tagName}</Tag>
          ))}
        </p>
      )}
      <h1 lang={exhibit.nameLanguage ?? undefined}>
        <Title text={exhibit.exhibitsName} />
      </h1>
      <div className="byline">
        <LogoTile url={exhibitor.logo.url} />
        <div>
          <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>
            <b>{exhibitor.exhibitorName}</b>
          </a>
          <p className="small faint">
            {t('exhibits:exhibitorFacts', { region: exhibitor.regionName, count: exhibitor.exhibitsCount })}
          </p>
          <p className="small">
            <WayHereLink booth={exhibitor.booth} />
          </p>
        </div>
        <BoothLink booth={exhibitor.booth} large />
      </div>
      <p className="lede">{exhibit.summary}</p>
      <dl className="figures">
        {exhibit.figures.slice(0, 3).map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              {figure.value} <small>{figure.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="acts needs-js">
        <button className="btn btn-primary btn-l" type="button" data-action="inquire">
          {t('exhibits:inquire')}
        </button>
        <button className="btn btn-2" type="button" data-action="chat">
          <Icon name="message" small />
          {chatLabel(page, exhibitor.staffOnline > 0)}
        </button>
        <button className="btn btn-2" type="button" data-action="book">
          <Icon name="calendar" small />
          {t('exhibits:book')}
        </button>
      </div>
      <SideActions saves={['EXHIBIT', exhibit.exhibitsId]} savedCount={exhibit.favouriteCount} isNotable>
        <CompareButton id={exhibit.exhibitsId} />
      </SideActions>
      <StaffOnline
        exhibitorId={exhibit.exhibitorId}
        online={exhibitor.staffOnline > 0 ? t('exhibits:staffOnline', { count: exhibitor.staffOnline }) : null}
      />
      <BoothMap booth={exhibitor.booth} spot={spot} />
    </div>
  )
}

function ExhibitFacts({ exhibit, descriptionHtml }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <div>
      {exhibit.specifications.length > 0 && (
        <section id="specifications" aria-label={t('exhibits:specifications')}>
          {exhibit.specifications.map((group) => (
            <table className="spec-table" key={group.groupName}>
              <caption>{group.groupName}</caption>
              <tbody>
                {group.rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <td>{row.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      )}
      <AboutSection title={t('exhibits:about')} html={descriptionHtml} />
      {exhibit.downloads.length > 0 && (
        <Section id="downloads" title={t('exhibits:downloads')}>
          <ul className="files">
            {exhibit.downloads.map((file) => (
              <li key={file.url}>
                <Icon name="download" />
                <a href={file.url} download="">
                  {file.fileName}
                </a>
                <span className="faint small">
                  {file.format} {page.format.bytes(file.bytes)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function Owner({ exhibit }: { exhibit: Props['exhibit'] }) {
  const page = usePage()
  const { t } = page
  const { exhibitor } = exhibit
  const facts: [string, string][] = [
    [t('exhibits:region'), exhibitor.regionName],
    [t('exhibits:industry'), exhibitor.industryName],
    [t('exhibits:founded'), foundedText(page, exhibitor.foundedYear)],
    [t('exhibits:editions'), editionsText(page, exhibitor.editions)],
  ]
  return (
    <aside className="owner" aria-label={exhibitor.exhibitorName}>
      <div className="byline">
        <LogoTile url={exhibitor.logo.url} />
        <div>
          <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>
            <b>{exhibitor.exhibitorName}</b>
          </a>
          <p className="small faint" lang={exhibitor.localLanguage}>
            {exhibitor.localName}
          </p>
        </div>
        <BoothLink booth={exhibitor.booth} />
      </div>
      <Facts rows={facts} />
      <div className="btns">
        <button className="btn btn-2 btn-s needs-js" type="button" data-action="card">
          <Icon name="card" small />
          {t('exhibits:card')}
        </button>
        <a className="btn btn-2 btn-s" href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>
          {t('exhibits:visitExhibitor')}
        </a>
      </div>
      <p className="needs-js">
        <button className="link" type="button" data-action="claim">
          {t('exhibits:sponsors')}
        </button>
      </p>
    </aside>
  )
}
