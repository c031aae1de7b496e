import type { ReactNode } from 'react'
import { type ArtName, iconHref } from './icons.ts'

/** What kind of absence it is: nothing here, something failed, no such page, not open, no answer from the network. */
export type Drawing = 'empty' | 'error' | 'missing' | 'closed' | 'offline'

const ART_OF: Record<Exclude<Drawing, 'offline'>, ArtName> = {
  empty: 'art-empty',
  error: 'art-broken',
  missing: 'art-lost',
  closed: 'art-soon',
}

/** A mast without its waves: is in the code, for without a network the sprite cannot be had. */
const OFFLINE = 'M6 62h84M26 62V16h44v46M34 26h28v14H34zM34 50h10M52 50h10m-22-21 16 8M56 29l-16 8'

export interface EmptyStateProps {
  drawing: Drawing
  /** What is missing or went wrong, one short sentence. */
  title: string
  /** Why, and what the visitor can do. */
  description: string
  /** One or two ways on; the first is the main one. */
  actions: readonly { label: string; href: string }[]
  /** What can be done here, e.g. trying again: its button comes first, and is the main one then. */
  act?: { label: string; onClick: () => void } | undefined
  /** 'h1' where the face is the page, 'h2' where it is in a list. */
  as?: 'h1' | 'h2'
  /** More than that: a number for support, a way that is no link. */
  children?: ReactNode
}

/** The one anatomy of every empty, error, not-found and not-started face (look/guide.md, 6). */
export function EmptyState({
  drawing,
  title,
  description,
  actions,
  act,
  as: Heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <div className="empty">
      <svg className="line-art" aria-hidden="true" viewBox="0 0 96 72">
        {drawing === 'offline' ? <path d={OFFLINE} /> : <use href={iconHref(ART_OF[drawing])} />}
      </svg>
      <Heading>{title}</Heading>
      <p>{description}</p>
      {children}
      {(act || actions.length > 0) && (
        <p className="btn-row">
          {act && (
            <button className="btn btn-primary" type="button" onClick={act.onClick}>
              {act.label}
            </button>
          )}
          {actions.map((way, n) => (
            <a key={way.href} className={n === 0 && !act ? 'btn btn-primary' : 'btn btn-2'} href={way.href}>
              {way.label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
