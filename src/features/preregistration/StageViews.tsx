import { EmptyState } from '../../components/EmptyState.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { identityFacts } from './IdentityStep.tsx'
import type { Situation, Stage } from './registration.ts'

interface ClosedProps {
  stage: Extract<Stage, 'notYet' | 'over' | 'closed'>
  situation: Situation
}

/** Registration is not open: since when or from when on, and what the visitor can do meanwhile. */
export function ClosedView({ stage, situation: { config } }: ClosedProps) {
  const page = usePage()
  const { t, format, zone } = page
  const description = {
    notYet: t('preregistration:notYetWhy', { time: format.dateTime(config.signFrom, zone) }),
    over: t('preregistration:overWhy', { time: format.dateTime(config.signTo, zone) }),
    closed: t('preregistration:closedWhy'),
  }
  const actions = [
    { label: t('preregistration:toExhibitors'), href: page.href('/exhibitor') },
    { label: t('common:home'), href: page.href('/') },
  ]
  return (
    <EmptyState
      illustration="closed"
      title={t(`preregistration:${stage}`)}
      description={description[stage]}
      actions={actions}
    />
  )
}

interface SignedOutProps {
  situation: Situation
  onLogin: () => void
}

/** The available identities and the login. The form belongs to an account, so that the badge does. */
export function SignedOut({ situation, onLogin }: SignedOutProps) {
  const page = usePage()
  const { t } = page
  return (
    <div className="form signed-out">
      <h2>{t('preregistration:loginTitle')}</h2>
      <p>{t('preregistration:loginWhy')}</p>
      <p className="btn-row">
        <button className="btn btn-primary btn-l" type="button" onClick={onLogin}>
          {t('preregistration:login')}
        </button>
      </p>
      <section className="form-part">
        <h3>{t('preregistration:ways')}</h3>
        <ul className="rows-list">
          {situation.forms.map(({ identity }) => (
            <li key={identity.identityId}>
              <b>{identity.identityName}</b>
              {identity.auditRequired && <Tag>{t('preregistration:needsAudit')}</Tag>}
              <small>{identityFacts(page, identity)}</small>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
