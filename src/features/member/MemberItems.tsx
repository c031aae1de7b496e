import { LogoTile } from '../../components/LogoTile.tsx'
import { Tag } from '../../components/parts.tsx'
import type { MemberSummary } from '../../contract/member.ts'
import type { PageContext } from '../../lib/page.ts'

/** Members as rows: mark, name, level and region, what they do. */
export function MemberItems({ page, items }: { page: PageContext; items: readonly MemberSummary[] }) {
  return (
    <ul className="members">
      {items.map((member) => (
        <li className="item" key={member.memberId}>
          <LogoTile page={page} url={member.logo.url} lazy />
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
