import { BoothLink } from '../../components/BoothLink.tsx'
import { Facts, WebsiteFact } from '../../components/Facts.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import type { MemberViewProps } from './member.ts'

/** The complete page of a member: prerendered, or a fallback if the build does not contain it. */
export function MemberView(props: MemberViewProps) {
  const page = usePage()
  const { member, introductionHtml } = props
  const { t } = page
  return (
    <div className="wrap">
      <Crumbs items={[{ label: t('member:title'), href: page.href('/member') }, { label: member.memberName }]} />
      <div className="two">
        <article>
          <header className="person-head">
            <LogoTile url={member.logo.url} size={96} />
            <div>
              <h1>{member.memberName}</h1>
              <p className="tags">
                <Tag>{member.levelName}</Tag>
                <span className="small muted">{member.regionName}</span>
              </p>
            </div>
          </header>
          <h2 className="visually-hidden">{t('member:about')}</h2>
          <Prose html={introductionHtml} />
          <SideActions saves={['MEMBER', member.memberId]} />
          {member.pictures.length > 0 && (
            <ul className="side-pictures" aria-label={t('member:pictures')}>
              {member.pictures.map((media) => (
                <li className="pic pic-16" key={media.url}>
                  <Picture media={media} widths={[480, 960]} sizes="(min-width: 60rem) 30vw, 92vw" />
                </li>
              ))}
            </ul>
          )}
        </article>
        <Beside {...props} />
      </div>
      <Neighbours
        base="/member/detail"
        previous={props.previous}
        next={props.next}
        labels={[t('member:previous'), t('member:next')]}
      />
    </div>
  )
}

/** Level and region, its website, and its booth if it exhibits. */
function Beside({ member, stand }: MemberViewProps) {
  const page = usePage()
  const { t } = page
  return (
    <aside className="owner" aria-label={t('member:facts')}>
      <h2>{t('member:facts')}</h2>
      <Facts
        rows={[
          [t('member:level'), member.levelName],
          [t('member:region'), member.regionName],
        ]}
      >
        <WebsiteFact url={member.website ?? ''} label={t('member:website')} />
      </Facts>
      {stand && (
        <div>
          <p className="byline">
            <span className="small muted">{t('member:exhibits')}</span>
            <BoothLink booth={stand.booth} />
          </p>
          <p className="btns btns-one">
            <a className="btn btn-2" href={page.href(`/exhibitor/detail/${stand.exhibitorId}`)}>
              {t('member:stand')}
            </a>
          </p>
        </div>
      )}
    </aside>
  )
}
