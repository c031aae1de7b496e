import { useCallback } from 'react'
import { openSession } from '../../api/browser.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { user } from '../../contract/user.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ClaimSection } from './ClaimSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './PictureSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { VerifySection } from './VerifySection.tsx'

/** The account: profile, picture, password, phone and email, and how its examinations stand. */
export const AccountPage = () => (
  <PersonalPage sheet={dialogSheet}>
    <Account />
  </PersonalPage>
)

function Account() {
  const { page, call, data, text } = useIsland()
  const ask = useCallback(() => call(user.info, {}), [call])
  const { answer, again, refresh, put } = useAnswer(ask)
  if (answer === null) return <ListSkeleton page={page} />
  if (!answer.ok) return <ErrorState page={page} failure={answer} title={page.t('personal:failed')} again={again} />
  const changed = (me: typeof answer.data | null) => {
    if (me) put(me)
    else refresh()
    // The header's name follows.
    void openSession(data, text).then((session) => session.refresh())
  }
  const props = { me: answer.data, changed }
  return (
    <div className="pc-sections">
      <ProfileSection {...props} />
      <PictureSection {...props} />
      <ContactSection {...props} />
      <PasswordSection {...props} />
      <VerifySection />
      <ClaimSection />
    </div>
  )
}
