import type { CardField, CardFields } from '@fair/contract/card.ts'
import type { Media } from '@fair/contract/endpoint.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture.tsx'
import { joinFacts } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { mailLink } from '../../lib/mail-link.ts'
import { fieldName } from '../shared/business-card/own-cards.ts'

interface Props {
  fields: CardFields
  /** BCP 47 tag of the card's content. */
  language: string
  portrait?: Media | null | undefined
  /** Content above: its label, whether it is the default. */
  head?: ReactNode
  /** The heading level of the name. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** A business card for reading: name, company, contact details. Numbers and addresses are links. */
export function CardFront({ fields, language, portrait, head, heading: Heading = 'h3', children }: Props) {
  const page = usePage()
  const { name, company, jobTitle, department, ...rest } = fields
  const roles = joinFacts(jobTitle, department)
  return (
    <article className="bcard">
      {head && <div className="bcard-head">{head}</div>}
      <div className="bcard-who" lang={language}>
        {portrait && (
          <span className="avatar avatar-l">
            <Picture media={portrait} widths={[112]} sizes="56px" />
          </span>
        )}
        <div>
          <Heading>{name ?? company}</Heading>
          {roles && <p className="muted">{roles}</p>}
          {name && company && <p>{company}</p>}
        </div>
      </div>
      <dl className="bcard-lines">
        {(Object.entries(rest) as [keyof typeof rest, string][]).map(([field, value]) => (
          <div key={field}>
            <dt>{fieldName(page, field)}</dt>
            <dd lang={field === 'address' ? language : undefined}>
              <Reach field={field} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {children && <div className="bcard-acts">{children}</div>}
    </article>
  )
}

function Reach({ field, value }: { field: CardField; value: string }) {
  if (field === 'email') return <a href={mailLink(value)}>{value}</a>
  if (field === 'mobile' || field === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>
  if (field === 'website' && rules.website(value)) {
    return (
      <a href={value} rel="noopener nofollow">
        {value}
      </a>
    )
  }
  return value
}
