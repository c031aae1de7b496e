import { type UserInfo, user } from '@fair/contract/user.ts'
import { openSession } from '../../api/browser.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
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
  const me = answer.data
  const loadAgain = async () => {
    const result = await refresh()
    if (result?.ok === false && result.code !== 'aborted') showToast({ text: result.message, bad: true })
  }
  const changed = (next: UserInfo | null) => {
    if (next) put(next)
    else void loadAgain()
    // Updates the name in the header.
    void openSession(data, text).then((session) => session.refresh())
  }
  const props = { me, changed }
  return (
    <div className="pc-sections">
      <ProfileSection {...props} />
      <DetailsSection {...props} />
      <PictureSection {...props} />
      <ContactSection {...props} />
      <PasswordSection {...props} />
      <VerifySection me={me} />
      <ClaimSection />
      <CopySection />
      <DeleteSection me={me} />
    </div>
  )
}
