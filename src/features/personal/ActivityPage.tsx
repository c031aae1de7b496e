import type { Collectable } from '@fair/contract/favourite.ts'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { SignInPrompt } from '../shared/personal/SignInPrompt.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { BookedActivities } from './BookedActivities.tsx'
import { SavedList } from './SavedList.tsx'
import { SAVED } from './saved-kinds.ts'

/** The tabs by `?tab=`; the first has none. Lives and meetings have their own follow types (Spec 3, followType). */
const TABS = ['booked', 'saved', 'lives', 'meetings'] as const
const TYPES: Readonly<Record<Exclude<(typeof TABS)[number], 'booked'>, Collectable>> = {
  saved: 'ACTIVITY',
  lives: 'LIVE',
  meetings: 'MEETING',
}

/** The events that the visitor attends, and those they have saved. */
export const ActivityPage = () => (
  <PersonalPage isOpen>
    <Activities />
  </PersonalPage>
)

function Activities() {
  const { page, isLogined } = usePersonal()
  const { t } = page
  const address = useQuery()
  const tabParam = address.query.get('tab')
  const tab = TABS.find((each) => each === tabParam) ?? 'booked'
  return (
    <>
      <QueryTabs
        at={address}
        label={t('personal:activity.tabs')}
        values={TABS}
        current={tab}
        to={(each) => ({ tab: each === 'booked' ? null : each, page: null, keyword: null })}
      >
        {(each) => t(`personal:activity.${each}`)}
      </QueryTabs>
      {tab !== 'booked' && <SavedList key={tab} kind={SAVED[TYPES[tab]]} at={address} />}
      {tab === 'booked' && isLogined && <BookedActivities />}
      {tab === 'booked' && !isLogined && <SignInPrompt login={() => requireLogin('center', () => {})} />}
    </>
  )
}
