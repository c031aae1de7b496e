import { catalogue } from '@fair/contract/catalogue.ts'
import { member } from '@fair/contract/member.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { MemberView } from './MemberView.tsx'
import { standOf } from './member.ts'

/** Shows a member that has no prerendered page, with the view of the prerendered pages. */
export const openMember = openDetail({
  fetchRecord: (call, memberId) => call(member.detail, { memberId }),
  titleOf: (found) => found.memberName,
  async view(found, { call, deadlineSignal }) {
    const { exhibitorId } = found
    const exhibitor = exhibitorId ? await call(catalogue.exhibitor, { exhibitorId }, { signal: deadlineSignal }) : null
    const stand = exhibitor?.ok ? standOf(exhibitor.data) : null
    const related = { introductionHtml: sanitise(found.introduction), stand, previous: null, next: null }
    return <MemberView member={found} {...related} />
  },
})
