import type { ProjectBrief } from '../../contract/project.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import type { PageContext } from '../../ui/page.ts'
import { ProjectItems } from './ProjectItems.tsx'
import { PROJECT_TEXTS, PROJECT_WORDS, PROJECTS } from './project-list.ts'

export type ProjectListViewProps = ListPageData<ProjectBrief> & { page: PageContext }

/** /project: what looks for partners, newest first, and its filters. */
export function ProjectListView({ page, ...data }: ProjectListViewProps) {
  const { t, format } = page
  return (
    <ListPage
      model={modelOf(page, PROJECTS, PROJECT_WORDS, data)}
      island="project-list"
      texts={PROJECT_TEXTS}
      title={t('project:title')}
      lede={t('project:lede', { count: data.total, n: format.number(data.total) })}
    >
      <ProjectItems page={page} items={data.items} />
    </ListPage>
  )
}
