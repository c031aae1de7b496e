import { connect } from '../../api/browser.ts'
import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { group } from '../../contract/group.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { AskList } from '../../state/list-store.ts'
import type { PageData } from '../../state/page-data.ts'
import { type ExhibitListItem, exhibitorsBy, exhibitsBy } from './list-calls.ts'

const connected = (data: PageData, t: Translate) => connect(data, (key) => t(`errors:${key}`))

/** The question of the exhibit list, from a page. */
export const askExhibits = (data: PageData, t: Translate): AskList<ExhibitListItem> =>
  exhibitsBy(connected(data, t), data.search)

/** The question of the exhibitor list, from a page. */
export const askExhibitors = (data: PageData, t: Translate): AskList<ExhibitorBrief> => exhibitorsBy(connected(data, t))

/** The name of an exhibitor group; null where the platform does not tell it. */
export async function askGroupName(data: PageData, t: Translate, id: string): Promise<string | null> {
  const result = await connected(data, t)(group.detail, { id })
  return result.ok ? result.data.groupName : null
}
