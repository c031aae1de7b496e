import { connect } from '../../api/browser.ts'
import type { ExhibitorGroupBrief } from '../../contract/group.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { AskList } from '../../state/list-store.ts'
import type { PageData } from '../../state/page-data.ts'
import { groupsBy } from './group-calls.ts'

/** The question of the group list, from a page. */
export const askGroups = (data: PageData, t: Translate): AskList<ExhibitorGroupBrief> =>
  groupsBy(connect(data, (key) => t(`errors:${key}`)))
