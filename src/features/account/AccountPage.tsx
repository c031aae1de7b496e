import { useCallback } from 'react'
import { openSession } from '../../api/browser.ts'
import { user } from '../../contract/user.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FailedFace } from '../../ui/FailedFace.tsx'
import { PersonalPage } from '../../ui/personal/PersonalPage.tsx'
import { useAsk } from '../../ui/personal/use-ask.ts'
import { ListSkeleton } from '../../ui/personal/Waiting.tsx'
import { dialogSheet } from '../../ui/sheet.ts'
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
  const { answer, again, put } = useAsk(ask)
  if (answer === null) return <ListSkeleton page={page} />
  if (!answer.ok) return <FailedFace page={page} failure={answer} title={page.t('personal:failed')} again={again} />
  const changed = (me: typeof answer.data | null) => {
    if (me) put(me)
    else again()
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
