import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import { Picture } from '../../../components/Picture.tsx'
import { usePage } from '../../../components/usePage.ts'

/** Exhibitors that exhibit together: their picture, name and number. */
export function GroupCard({ group }: { group: ExhibitorGroupSummary }) {
  const page = usePage()
  return (
    <li className="item">
      <span className="pic pic-16">
        <Picture media={group.cover} widths={[320, 640]} sizes="(min-width: 60rem) 18rem, 46vw" />
      </span>
      <div>
        <h3>
          <a href={page.href(`/exhibition-group/detail/${group.exhibitorGroupId}`)}>{group.groupName}</a>
        </h3>
        <p className="spec">{page.t('blocks:groupSize', { count: group.exhibitorsCount })}</p>
      </div>
    </li>
  )
}
