import type { ExhibitorGroup } from '@fair/contract/group.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  group: ExhibitorGroup
  introduction: SafeHtml
}

/** A group as its editors see it: name, facts, texts and pictures. Its exhibitors appear once it is published. */
export function GroupDraft({ group, introduction }: Props) {
  const { t, format } = usePage()
  const facts = [
    [t('preview:groupExhibitors'), format.number(group.exhibitorsCount)],
    [t('preview:groupExhibits'), format.number(group.exhibitsCount)],
    [t('preview:groupHall'), group.hall],
    [t('preview:groupDistrict'), group.districtName],
    [t('preview:groupIndustry'), group.industryTypeName],
    [t('preview:groupOrganiser'), group.organiserName],
  ] as const
  return (
    <article className="micro">
      <div className="micro-hero">
        <Picture media={group.cover} widths={[640, 960, 1600]} sizes="(min-width: 60rem) 60rem, 100vw" eager />
      </div>
      <header className="micro-head">
        <h1>{group.groupName}</h1>
        <p className="lede">{group.summary}</p>
      </header>
      <section className="section">
        <dl className="draft-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="section">
        <Prose html={introduction} />
      </section>
      {group.pictures.length > 0 && (
        <section className="section">
          <ul className="works">
            {group.pictures.map((media) => (
              <li className="pic" key={media.url}>
                <Picture
                  media={media}
                  widths={[320, 640]}
                  sizes="(min-width: 60rem) 18rem, 46vw"
                  alt={media.alt ?? ''}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
