import type { ProjectSummary } from '@fair/contract/project.ts'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { SaveButton } from '../shared/SaveButton.tsx'

/** Pictures on the first screen, which are loaded eagerly. */
const EAGER = 3

interface Props {
  items: readonly ProjectSummary[]
  /** Two side by side, for a list below other content. */
  paired?: boolean
}

/** Projects as rows: what is sought, for what, by whom and where. */
export function ProjectItems({ items, paired = false }: Props) {
  const page = usePage()
  return (
    <ul className={paired ? 'projects paired' : 'projects'}>
      {items.map((project, n) => (
        <li className="item" key={project.projectId}>
          <span className="pic">
            <Picture
              media={project.cover}
              widths={[160, 320]}
              sizes="(min-width: 40rem) 12rem, 30vw"
              eager={!paired && n < EAGER}
            />
          </span>
          <div>
            <p className="tags">
              <Tag kind="info">{project.cooperationName}</Tag>
              <Tag>{project.industryName}</Tag>
            </p>
            <h3>
              <a href={page.href(`/project/detail/${project.projectId}`)}>{project.projectName}</a>
            </h3>
            <p className="spec clip-2">{project.summary}</p>
            <p className="meta tiny faint">
              <span>{project.ownerName}</span>
              <span>{project.regionName}</span>
              <Time iso={project.publishTime} show="date" />
            </p>
          </div>
          <SaveButton type="PROJECT" id={project.projectId} name={project.projectName} />
        </li>
      ))}
    </ul>
  )
}
