import type { MemberSummary } from '@fair/contract/member.ts'
import { LogoTile } from '../../components/LogoTile.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'

/** Members as rows: logo, name, level and region, business. */
export function MemberItems({ items }: { items: readonly MemberSummary[] }) {
  const page = usePage()
  return (
    <ul className="members">
      {items.map((member) => (
        <li className="item" key={member.memberId}>
          <LogoTile url={member.logo.url} lazy />
          <div>
            <h3>
              <a href={page.href(`/member/detail/${member.memberId}`)}>{member.memberName}</a>
            </h3>
            <p className="spec clip-2">{member.summary}</p>
            <p className="item-owner">
              <Tag>{member.levelName}</Tag>
              <span className="clip">{member.regionName}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
