import { BoothLink } from '../../components/BoothLink.tsx'
import { Facts } from '../../components/Facts.tsx'
import { Gallery } from '../../components/Gallery.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { AboutSection } from '../../components/Prose.tsx'
import { Crumbs, Section, Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { ActionDock } from '../shared/detail/ActionDock.tsx'
import { writeValue } from '../shared/list/list-query.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import { chatLabel, ExhibitorStaff } from '../shared/StaffOnline.tsx'
import { ProjectItems } from './ProjectItems.tsx'
import type { ProjectOwner, ProjectViewProps } from './project.ts'

/** The complete page of a project: prerendered, or a fallback if the build does not contain it. */
export function ProjectView(props: ProjectViewProps) {
  const page = usePage()
  const { project, related } = props
  const { t } = page
  const industry = page.href('/project', { industry: writeValue(project.industryId) })
  return (
    <div className="wrap">
      <Crumbs
        items={[
          { label: t('project:title'), href: page.href('/project') },
          { label: project.industryName, href: industry },
          { label: project.projectName },
        ]}
      />
      <div className="detail">
        <Gallery
          pictures={project.pictures.length > 0 ? project.pictures : [project.cover]}
          name={project.projectName}
        />
        <Offer {...props} />
      </div>
      <Body {...props} />
      {related.length > 0 && (
        <Section
          title={t('project:related')}
          more={{ label: t('project:moreOf', { industry: project.industryName }), href: industry }}
        >
          <ProjectItems items={related} paired />
        </Section>
      )}
      <Neighbours
        base="/project/detail"
        previous={props.previous}
        next={props.next}
        labels={[t('project:previous'), t('project:next')]}
      />
      {props.owner && (
        <ActionDock
          saves={['PROJECT', project.projectId]}
          chatLabel={chatLabel(page, props.owner.isOnline)}
          on={page.href(`/exhibitor/detail/${props.owner.exhibitorId}`)}
        />
      )}
    </div>
  )
}

/** What is sought, by whom, and the available actions. */
function Offer({ project, owner }: ProjectViewProps) {
  const page = usePage()
  const { t } = page
  return (
    <div className="buy">
      <p className="tags">
        <Tag kind="info">{project.cooperationName}</Tag>
        {project.tags.map((tag) => (
          <Tag key={tag.tagId}>{tag.tagName}</Tag>
        ))}
      </p>
      <h1>{project.projectName}</h1>
      <div className="byline">
        {owner && <LogoTile url={owner.logo.url} />}
        <div>
          {owner ? (
            <a href={page.href(`/exhibitor/detail/${owner.exhibitorId}`)}>
              <b>{owner.exhibitorName}</b>
            </a>
          ) : (
            <b>{project.ownerName}</b>
          )}
          <p className="small faint">{owner?.regionName ?? project.regionName}</p>
        </div>
        {owner && <BoothLink booth={owner.booth} large />}
      </div>
      <p className="lede">{project.summary}</p>
      {project.facts.length > 0 && (
        <table className="spec-table">
          <caption>{t('project:facts')}</caption>
          <tbody>
            {project.facts.map((fact) => (
              <tr key={fact.label}>
                <th scope="row">{fact.label}</th>
                <td>{fact.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {owner && <Actions owner={owner} />}
      <SideActions saves={['PROJECT', project.projectId]} />
    </div>
  )
}

/** Visitors answer a project by contacting its publisher; without script, the publisher's page explains how. */
function Actions({ owner }: { owner: ProjectOwner }) {
  const page = usePage()
  const { t } = page
  const ownerPage = page.href(`/exhibitor/detail/${owner.exhibitorId}`)
  return (
    <>
      <div className="acts">
        <button
          className="btn btn-primary btn-l needs-js"
          type="button"
          data-action="inquire"
          data-action-on={ownerPage}
        >
          {t('project:contact')}
        </button>
        <button className="btn btn-2 needs-js" type="button" data-action="chat" data-action-on={ownerPage}>
          <Icon name="message" small />
          {chatLabel(page, owner.isOnline)}
        </button>
        <a className="btn btn-2" href={ownerPage}>
          {t('project:visitOwner')}
        </a>
      </div>
      <ExhibitorStaff exhibitor={owner} />
    </>
  )
}

function Body({ project, contentHtml }: ProjectViewProps) {
  const { t, format } = usePage()
  return (
    <div className="two">
      <div>
        <AboutSection title={t('project:about')} html={contentHtml} />
        {project.attachments.length > 0 && (
          <Section id="documents" title={t('project:attachments')}>
            <ul className="files">
              {project.attachments.map((file) => (
                <li key={file.fileId}>
                  <Icon name="download" />
                  <a href={file.url} download="">
                    {file.fileName}
                  </a>
                  <span className="faint small">
                    {file.format} {format.bytes(file.bytes)}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <aside className="owner" aria-label={t('project:owner')}>
        <h2>{project.ownerName}</h2>
        <Facts
          rows={[
            [t('project:cooperation'), project.cooperationName],
            [t('project:industry'), project.industryName],
            [t('project:region'), project.regionName],
            [t('project:date'), <Time key="date" iso={project.publishTime} show="date" />],
          ]}
        />
      </aside>
    </div>
  )
}
