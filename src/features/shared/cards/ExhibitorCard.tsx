import type { WithStreams } from '@fair/contract/rules/summaries.ts'
import type { ReactNode } from 'react'
import { BoothLink } from '../../../components/BoothLink.tsx'
import { LiveBadge } from '../../../components/LiveBadge.tsx'
import { LogoTile } from '../../../components/LogoTile.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Tag } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import { SaveButton } from '../SaveButton.tsx'

interface Props {
  exhibitor: WithStreams
  /** Shown below it, e.g. why it is recommended. */
  children?: ReactNode
}

/** One markup for card and row: the list's `data-view` selects the layout (features/shared/list/list-items.css). */
export function ExhibitorCard({ exhibitor, children }: Props) {
  const page = usePage()
  const { t } = page
  const more = exhibitor.exhibitsCount - exhibitor.pictures.length
  return (
    <li className="exhibitor-card">
      <span className="thumbs">
        {exhibitor.pictures.slice(0, 3).map((media) => (
          <Picture key={media.url} media={media} widths={[320]} sizes="" />
        ))}
        {more > 0 && exhibitor.pictures.length > 0 && (
          <span className="on-pic" title={t('common:moreExhibits', { count: more })}>
            +{more}
          </span>
        )}
      </span>
      <LogoTile url={exhibitor.logo.url} lazy />
      <div>
        <h3>
          <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>{exhibitor.exhibitorName}</a>
        </h3>
        {exhibitor.localName !== exhibitor.exhibitorName && (
          <p className="local clip" lang={exhibitor.localLanguage}>
            {exhibitor.localName}
          </p>
        )}
      </div>
      <p className="facts">
        <span className="exhibitor-industry">{exhibitor.industryName}</span>
        <span className="tags">
          <LiveBadge text={t('common:live')} isLive={exhibitor.isLive} streams={exhibitor.streams} />
          {exhibitor.tags.map((tag) => (
            <Tag key={tag.tagId}>{tag.tagName}</Tag>
          ))}
        </span>
      </p>
      <p className="place">
        <BoothLink booth={exhibitor.booth} />
        <span className="exhibitor-region clip">{exhibitor.regionName}</span>
      </p>
      <SaveButton type="EXHIBITOR" id={exhibitor.exhibitorId} name={exhibitor.exhibitorName} />
      {children}
    </li>
  )
}
