import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { SaveButton } from '../shared/SaveButton.tsx'
import { sizeOf } from './group.ts'

/** Cards on the first screen, whose pictures are loaded eagerly. */
const EAGER = 3

export function GroupItems({ items }: { items: readonly ExhibitorGroupSummary[] }) {
  const page = usePage()
  return (
    <ul className="items wide-items">
      {items.map((group, n) => (
        <li className="item" key={group.exhibitorGroupId}>
          <span className="pic pic-16">
            <Picture media={group.cover} widths={[320, 640]} sizes="(min-width: 60rem) 25vw, 94vw" eager={n < EAGER} />
          </span>
          <SaveButton type="EXHIBITOR_GROUP" id={group.exhibitorGroupId} name={group.groupName} />
          <div>
            <h3>
              <a href={page.href(`/exhibition-group/detail/${group.exhibitorGroupId}`)}>{group.groupName}</a>
            </h3>
            <p className="spec clip-2">{group.summary}</p>
            <p className="tags">
              <Tag>{group.districtName}</Tag>
              <Tag>{group.industryTypeName}</Tag>
            </p>
            <p className="item-owner">
              <span className="clip tnum">{sizeOf(page, group)}</span>
              {group.hall !== '' && (
                <span className="booth">
                  <b>{group.hall}</b>
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
