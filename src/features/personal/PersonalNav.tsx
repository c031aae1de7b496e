import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { CHILD_GROUPS, type Child, routeOfChild } from './children.ts'

/** The pages as real links. The counts are filled in once they have loaded (features/shared/personal/use-personal.ts). */
export function PersonalNav({ current }: { current: Child }) {
  const page = usePage()
  const { t } = page
  return (
    <nav className="pc-nav" aria-label={t('personal:nav')}>
      {CHILD_GROUPS.map(({ title, children }) => (
        <div key={title}>
          {children.length > 1 && <h2>{t(title)}</h2>}
          <ul>
            {children.map((child) => (
              <li key={child.path}>
                <a
                  href={page.href(routeOfChild(child))}
                  aria-current={child === current ? 'page' : undefined}
                  data-count={child.path || undefined}
                >
                  <Icon name={child.icon} />
                  {t(child.label)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
