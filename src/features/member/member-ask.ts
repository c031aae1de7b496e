import { connect } from '../../api/browser.ts'
import type { MemberBrief } from '../../contract/member.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { AskList } from '../../state/list-store.ts'
import type { PageData } from '../../state/page-data.ts'
import { membersBy } from './member-calls.ts'

/** The question of the member list, from a page. */
export const askMembers = (data: PageData, t: Translate): AskList<MemberBrief> =>
  membersBy(connect(data, (key) => t(`errors:${key}`)))
