import { requireLogin } from '../../state/login-request.ts'
import type { PersonalProps } from '../../ui/personal/mount-personal.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { InterestSection } from './InterestSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Language, interests, notices, privacy, sessions. Language and privacy are of the device too, so anybody sets them. */
export function SettingIsland({ at }: { at: PersonalProps }) {
  const { page, isLogined } = at
  const { t } = page
  return (
    <div className="pc-sections">
      <LanguageSection at={at} />
      {isLogined && <InterestSection at={at} />}
      {isLogined && <NoticeSection at={at} />}
      <PrivacySection at={at} />
      {isLogined && <DevicesSection at={at} />}
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
