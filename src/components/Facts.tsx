import { parseAddress } from '@fair/contract/rules/address.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import type { ReactNode } from 'react'
import { outward } from '../lib/external-links.ts'
import { Icon } from './Icon.tsx'
import { usePage } from './usePage.ts'

interface Props {
  /** Labels and values; a value that the platform lacks ('' or null) is left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[]
  children?: ReactNode
  /** `fact-lines` for one line per fact. */
  className?: string
}

/** The facts about somebody or something, in pairs; without a class they are styled as in an `.owner`. */
export const Facts = ({ rows, children, className }: Props) => (
  <dl className={className}>
    {rows
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    {children}
  </dl>
)

/** A website, shown by its host name; nothing if the address is no website (Spec 5). */
export function WebsiteFact({ url, label }: { url: string; label: string }) {
  const page = usePage()
  const address = rules.website(url) ? parseAddress(url) : null
  if (!address) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className="meta">
        <a className="link" href={outward(page, url)} target="_blank" rel="noopener nofollow">
          {address.hostname.replace(/^www\./, '')}
          <span className="visually-hidden"> ({page.t('common:external')})</span>
        </a>
        <Icon name="external" small />
      </dd>
    </div>
  )
}
