import { useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { RequireLogin } from '../../islands/RequireLogin.tsx'
import { FormIsland } from '../shared/form/FormIsland.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { CategoryList } from './CategoryList.tsx'
import { GroupManage } from './GroupManage.tsx'
import { InvalidView } from './InvalidView.tsx'
import { LeaderApply } from './LeaderApply.tsx'
import { LeaderGroups } from './LeaderGroups.tsx'
import { LoginPrompt } from './LoginPrompt.tsx'
import { MemberApply } from './MemberApply.tsx'
import { OWN_VIEWS, type SignView } from './sign-views.ts'

/** A page of /sign-group, by its name. Pages that belong to an account require the login first. */
export const RegistrationGroup = ({ view }: { view: SignView }) => (
  <FormIsland>{OWN_VIEWS.includes(view) ? <Own view={view} /> : <View view={view} />}</FormIsland>
)

function Own({ view }: { view: SignView }) {
  useIsland()
  return (
    <RequireLogin reason="form" skeleton={<FormSkeleton />} signedOut={(login) => <LoginPrompt onLogin={login} />}>
      <View view={view} />
    </RequireLogin>
  )
}

function View({ view }: { view: SignView }) {
  const [query] = useState(() => new URLSearchParams(location.search))
  switch (view) {
    case 'group-category-list':
      return <CategoryList />
    case 'leader-category-list':
      return <LeaderGroups />
    case 'leader-apply-form':
      return <LeaderApply query={query} />
    case 'group-manage':
      return <GroupManage query={query} />
    case 'member-apply-form':
      return <MemberApply query={query} />
    case 'invalid':
      return <InvalidView query={query} />
  }
}
