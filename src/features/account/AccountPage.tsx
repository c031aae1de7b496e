import { user } from '@fair/contract/user.ts'
import { openSession } from '../../api/browser.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ClaimSection } from './ClaimSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { CopySection } from './CopySection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './PictureSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { VerifySection } from './VerifySection.tsx'

/** The account: profile, further fields, picture, password, phone and email, verification status, data, deletion. */
export const AccountPage = () => (
  <PersonalPage sheet={dialogSheet}>
    <Account />
  </PersonalPage>
)

function Account() {
  const { page, data, text } = useIsland()
  const request = useEndpoint(user.info, {})
  const { answer, refresh, put } = request
  if (!answer?.ok) return <RequestState request={request} title={page.t('personal:failed')} />
  const changed = (me: typeof answer.data | null) => {
    if (me) put(me)
    else refresh()
    // Updates the name in the header.
    void openSession(data, text).then((session) => session.refresh())
  }
  const props = { me: answer.data, changed }
  return (
    <div className="pc-sections">
      <ProfileSection {...props} />
      <DetailsSection {...props} />
      <PictureSection {...props} />
      <ContactSection {...props} />
      <PasswordSection {...props} />
      <VerifySection />
      <ClaimSection />
      <CopySection />
      <DeleteSection me={answer.data} />
    </div>
  )
}
