import { Fragment } from 'react'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'

export function Partners({ block }: { block: Extract<FilledBlock, { type: 'partners' }> }) {
  const page = usePage()
  return (
    <Section title={block.title}>
      <dl className="partners">
        {block.groups.map((group) => (
          <Fragment key={group.groupName}>
            <dt>{group.groupName}</dt>
            <dd>
              {group.partners.map((partner) => (
                <span className="partner" key={partner.partnerName} lang={partner.language ?? undefined}>
                  <img
                    className="logo-tile"
                    src={page.media(partner.logo.url, 96)}
                    alt=""
                    width={32}
                    height={32}
                    loading="lazy"
                    decoding="async"
                  />
                  {partner.partnerName}
                </span>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  )
}
