import { Icon } from '../components/Icon.tsx'
import { usePage } from '../components/usePage.ts'
import { routeOf } from '../routes.ts'

/**
 * The visitor in the header: the login, or the account's menu. Both are in one place, so that nothing moves when one
 * replaces the other; client/account.ts fills in the name and the unread counts (Spec 3, userMessage).
 */
export function Account() {
  const page = usePage()
  const { t } = page
  const center = routeOf('/personal-center')?.pattern
  const notices = routeOf('/personal-center/notices')?.pattern
  const messages = routeOf('/chat')?.pattern
  const counts = [
    { name: 'advice', label: t('account:notices'), path: notices },
    { name: 'message', label: t('account:messages'), path: messages },
  ]
  return (
    <div className="account-corner needs-js">
      <button className="btn btn-quiet" type="button" data-action="login">
        {t('common:login')}
      </button>
      <details className="menu menu-end" data-menu="">
        <summary className="icon-btn" data-action="refresh">
          <Icon name="user" />
          <span className="visually-hidden">{t('account:menu')}</span>
          <span className="count" data-account="all" />
        </summary>
        <ul>
          <li>
            <b data-account="name" />
          </li>
          {center && (
            <li>
              <a href={page.href(center)}>{t('account:center')}</a>
            </li>
          )}
          {counts.map(({ name, label, path }) => (
            <li key={name}>
              {path ? (
                <a href={page.href(path)}>
                  {label} <small data-account={name} />
                </a>
              ) : (
                <span>
                  {label} <small data-account={name} />
                </span>
              )}
            </li>
          ))}
          <li>
            <button type="button" data-action="identity">
              {t('account:identity')}
            </button>
          </li>
          <li>
            <a href={page.href('/honor-gust-login')}>{t('account:phone')}</a>
          </li>
          <li>
            <button type="button" data-action="logout">
              {t('account:logout')}
            </button>
          </li>
        </ul>
      </details>
    </div>
  )
}
