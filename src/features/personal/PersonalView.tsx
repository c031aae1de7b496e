import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import { ListSkeleton } from '../../ui/personal/Waiting.tsx'
import { CHILD_GROUPS, type Child, childAt, routeOfChild, UNKNOWN } from './children.ts'

/** A page of the personal center as it is prerendered: navigation, heading, and the place of its island. */
export function PersonalView({ page, path }: { page: PageContext; path: string }) {
  const { t } = page
  const child = childAt(path)
  const texts = ['common', 'errors', 'personal', ...(child.texts ?? [])]
  const head = (
    <header className="page-head">
      <h1>{t(child.title)}</h1>
      <p>{t(child.lede)}</p>
    </header>
  )
  const isOverview = path === ''
  return (
    <div className="wrap">
      <div className="personal">
        <PersonalNav page={page} current={child} />
        <div className="pc-main">
          {!isOverview && head}
          {child !== UNKNOWN && (
            <div
              className="pc-body"
              data-island={child.island}
              data-now="*"
              data-texts={texts.join(' ')}
              data-open={child.open && ''}
            >
              {/* The overview greets by name, so its heading is the island's. */}
              {isOverview && head}
              <ListSkeleton page={page} />
              <noscript>
                <p className="pc-note">{t('personal:noscript')}</p>
              </noscript>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** The pages as real links; the counts are filled in once they are known (ui/personal/counts.ts). */
function PersonalNav({ page, current }: { page: PageContext; current: Child }) {
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
