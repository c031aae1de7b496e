import type { ExhibitorGroupBrief } from '../../contract/group.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Tag } from '../../ui/parts.tsx'
import { SaveButton } from '../../ui/SaveButton.tsx'
import { sizeOf } from './group.ts'
import { GROUP_TEXTS, GROUP_WORDS, GROUPS } from './group-list.ts'

/** Cards of the first screen, whose pictures are fetched at once. */
const EAGER = 3

export type GroupListViewProps = ListPageData<ExhibitorGroupBrief> & { page: PageContext }

/** /exhibition-group: the exhibitor groups A–Z, and their filters. */
export function GroupListView({ page, ...data }: GroupListViewProps) {
  const { t, format } = page
  return (
    <ListPage
      model={modelOf(page, GROUPS, GROUP_WORDS, data)}
      island="group-list"
      texts={GROUP_TEXTS}
      title={t('group:title')}
      lede={t('group:lede', { count: data.total, n: format.number(data.total) })}
    >
      <GroupItems page={page} items={data.items} />
    </ListPage>
  )
}

export function GroupItems({ page, items }: { page: PageContext; items: readonly ExhibitorGroupBrief[] }) {
  return (
    <ul className="items wide-items">
      {items.map((group, n) => (
        <li className="item" key={group.exhibitorGroupId}>
          <span className="pic pic-16">
            <Picture
              page={page}
              media={group.cover}
              widths={[320, 640]}
              sizes="(min-width: 60rem) 25vw, 94vw"
              eager={n < EAGER}
            />
          </span>
          <SaveButton page={page} type="EXHIBITOR_GROUP" id={group.exhibitorGroupId} name={group.groupName} />
          <div>
            <h3>
              <a href={page.href(`/exhibition-group/detail/${group.exhibitorGroupId}`)}>{group.groupName}</a>
            </h3>
            <p className="spec clip-2">{group.summary}</p>
            <p className="tags">
              <Tag>{group.districtName}</Tag>
              <Tag>{group.industryTypeName}</Tag>
            </p>
            <p className="who">
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
