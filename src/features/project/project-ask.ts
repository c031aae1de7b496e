import { connect } from '../../api/browser.ts'
import type { ProjectBrief } from '../../contract/project.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { AskList } from '../../state/list-store.ts'
import type { PageData } from '../../state/page-data.ts'
import { projectsBy } from './project-calls.ts'

/** The question of the project list, from a page. */
export const askProjects = (data: PageData, t: Translate): AskList<ProjectBrief> =>
  projectsBy(
    connect(data, (key) => t(`errors:${key}`)),
    data.exhibitionId ?? '',
  )
