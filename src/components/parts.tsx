import type { ReactNode } from 'react'
import { relOf } from '../lib/i18n/paths.ts'
import { Icon } from './Icon.tsx'
import { usePage } from './usePage.ts'

/** Facts as one text: "Hanlin · Ningbo". Empty ones are left out, and no line begins with a dot. */
export const joinFacts = (...facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join('\u00A0· ')

interface BoothProps {
  booth: { hall: string; stand: string }
  large?: boolean
}

/**
 * A booth's hall and number as a plate: the hall filled, the number outlined. Screen readers also read the words around
 * the two, from `common:booth`. An `aria-label` would add the numbers to the HTML of each list item a second time.
 * Nothing for an exhibitor without a booth.
 */
export function BoothPlate({ booth, large = false }: BoothProps) {
  const page = usePage()
  const { hall, stand } = booth
  if (hall === '' && stand === '') return null
  const words = page.t(stand === '' ? 'common:hall' : 'common:booth', { hall: '|', stand: '|' })
  const [before, between, after] = words.split('|')
  return (
    <span className={large ? 'booth booth-l' : 'booth'}>
      {before && <span className="visually-hidden">{before}</span>}
      {hall && <b>{hall}</b>}
      {between && <span className="visually-hidden">{between}</span>}
      {stand && <span>{stand}</span>}
      {after && <span className="visually-hidden">{after}</span>}
    </span>
  )
}

/** A fact; coloured only for states. Without a text it only keeps its place in a row. */
export function Tag({
  kind,
  children,
}: {
  kind?: 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'agenda'
  children: ReactNode
}) {
  if (children === '') return <span />
  return <span className={kind ? `tag tag-${kind}` : 'tag'}>{children}</span>
}

interface SectionProps {
  title: ReactNode
  sub?: ReactNode
  more?: { label: string; href: string } | undefined
  id?: string
  children: ReactNode
}

/** A titled part of a page: heading, content, and a link to the full list. */
export function Section({ title, sub, more, id, children }: SectionProps) {
  return (
    <section className="section" id={id}>
      <header className="section-head">
        <h2>{title}</h2>
        {sub && <span className="sub">{sub}</span>}
        {more && (
          <a rel={relOf(more.href)} className="more" href={more.href}>
            {more.label}
            <Icon name="arrow" />
          </a>
        )}
      </header>
      {children}
    </section>
  )
}

interface SectionTabsProps {
  label: string
  tabs: readonly (readonly [id: string, title: string, isShown: boolean])[]
}

/** Links to the sections that a page has; nothing if it has none. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const shown = tabs.filter(([, , isShown]) => isShown)
  if (shown.length === 0) return null
  return (
    <nav className="tabs sticky-tabs" aria-label={label}>
      {shown.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

interface CrumbsProps {
  /** The pages between the home page and this one, then the page itself without a link. */
  items: readonly { label: string; href?: string }[]
}

/** Breadcrumbs from the home page to the page itself. */
export function Crumbs({ items }: CrumbsProps) {
  const { t, href } = usePage()
  return (
    <nav className="crumbs" aria-label={t('common:breadcrumb')}>
      {[{ label: t('common:home'), href: href('/') }, ...items].map((item, n) => (
        <span key={item.label}>
          {n > 0 && <Icon name="right" />}
          {item.href ? (
            <a rel={relOf(item.href)} href={item.href}>
              {item.label}
            </a>
          ) : (
            <span aria-current="page">{item.label}</span>
          )}
        </span>
      ))}
    </nav>
  )
}
