import type { Call } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'
import type { FormServices } from '../shared/form/services.ts'
import { CategoryList } from './CategoryList.tsx'
import { GroupManage } from './GroupManage.tsx'
import { InvalidFace } from './InvalidFace.tsx'
import { LeaderApply } from './LeaderApply.tsx'
import { LeaderGroups } from './LeaderGroups.tsx'
import { MemberApply } from './MemberApply.tsx'
import type { SignView } from './sign-views.ts'

export interface SignProps {
  page: PageContext
  call: Call
  services: FormServices
  query: URLSearchParams
}

interface Props extends SignProps {
  view: SignView
}

/** The pages of /sign-group, by name. */
export function SignGroupIsland({ view, ...props }: Props) {
  switch (view) {
    case 'group-category-list':
      return <CategoryList {...props} />
    case 'leader-category-list':
      return <LeaderGroups {...props} />
    case 'leader-apply-form':
      return <LeaderApply {...props} />
    case 'group-manage':
      return <GroupManage {...props} />
    case 'member-apply-form':
      return <MemberApply {...props} />
    case 'invalid':
      return <InvalidFace {...props} />
  }
}
