import { Activity } from 'react'
import { useVisitor } from '../../islands/useVisitor.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { DevicesSection } from './DevicesSection.tsx'
import { InterestSection } from './InterestSection.tsx'
import { KeyboardSection } from './KeyboardSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Language, interests, notices, privacy, sessions. Language and privacy also apply to the device, without a login. */
export const SettingPage = () => (
  <PersonalPage isOpen sheet={dialogSheet}>
    <Settings />
  </PersonalPage>
)

function Settings() {
  const { page, isLogined } = usePersonal()
  const { t } = page
  const visitor = useVisitor()
  return (
    <div className="pc-sections">
      <LanguageSection />
      {visitor !== null && (
        // After an expired login it stays mounted: what is chosen is sent after the next one.
        <Activity mode={isLogined ? 'visible' : 'hidden'}>
          <InterestSection />
        </Activity>
      )}
      {isLogined && <NoticeSection />}
      <PrivacySection />
      <KeyboardSection />
      {isLogined && <DevicesSection />}
      {!isLogined && (
        <section className="panel">
          <h2>{t('account:pref.login')}</h2>
          <p>{t('account:pref.loginWhy')}</p>
          <p className="btn-row">
            <button className="btn btn-primary" type="button" onClick={() => requireLogin('center', () => {})}>
              {t('common:login')}
            </button>
          </p>
        </section>
      )}
    </div>
  )
}
