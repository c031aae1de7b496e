import type { ReactNode } from 'react'
import { type ArtName, iconHref } from './icons.ts'
import { usePage } from './usePage.ts'

/** The kind of state: nothing here, something failed, no such page, not open, no answer from the network. */
type Illustration = 'empty' | 'error' | 'missing' | 'closed' | 'offline'

const ART_OF: Record<Exclude<Illustration, 'offline'>, ArtName> = {
  empty: 'art-empty',
  error: 'art-broken',
  missing: 'art-lost',
  closed: 'art-soon',
}

/** A radio mast without its waves. It is part of the code: without a network the sprite cannot be loaded. */
const OFFLINE = 'M6 62h84M26 62V16h44v46M34 26h28v14H34zM34 50h10M52 50h10m-22-21 16 8M56 29l-16 8'

export interface EmptyStateProps {
  /** 'empty' by default. */
  illustration?: Illustration
  /** What is missing or has failed, in one short sentence. */
  title: string
  /** Why, and what the visitor can do. */
  description: string
  /** One or two links; the first is the main one. */
  actions?: readonly { label: string; href: string }[] | undefined
  /** A button before the links: it is then the main action. */
  button?: { label: string; onClick: () => void } | undefined
  /** Requests again: instead of `button`, a button to retry. */
  again?: (() => void) | undefined
  /** 'h1' if the state is the page, 'h2' if it is in a list. */
  as?: 'h1' | 'h2'
  /** Further content, such as an error code for support, or a control that is not a link. */
  children?: ReactNode
}

/** The common layout of every empty, error, not-found and not-started state. A failure is announced. */
export function EmptyState({
  illustration = 'empty',
  title,
  description,
  actions = [],
  again,
  button,
  as: Heading = 'h2',
  children,
}: EmptyStateProps) {
  const { t } = usePage()
  const main = again ? { label: t('common:retry'), onClick: again } : button
  return (
    <div className="empty" role={illustration === 'error' || illustration === 'offline' ? 'alert' : undefined}>
      <svg className="line-art" aria-hidden="true" viewBox="0 0 96 72">
        {illustration === 'offline' ? <path d={OFFLINE} /> : <use href={iconHref(ART_OF[illustration])} />}
      </svg>
      <Heading>{title}</Heading>
      <p>{description}</p>
      {children}
      {(main || actions.length > 0) && (
        <p className="btn-row">
          {main && (
            <button className="btn btn-primary" type="button" onClick={main.onClick}>
              {main.label}
            </button>
          )}
          {actions.map(({ label, href }, n) => (
            <a key={href} className={n === 0 && !main ? 'btn btn-primary' : 'btn btn-2'} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

/** A page that has nothing else to show. */
export function EmptyPage(state: Omit<EmptyStateProps, 'as'>) {
  return (
    <div className="wrap">
      <EmptyState as="h1" {...state} />
    </div>
  )
}
