import type { InformationSummary } from '@fair/contract/news.ts'
import { Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  story: InformationSummary
  /** Left out if all stories are of the same column. */
  column?: boolean
  /** Also shows the source. */
  source?: boolean
}

/** Column, date and source of a story; without the date if the tenant hides it (Spec 3, HIDE_INFORMATION_DATE). */
export function StoryMeta({ story, column = true, source = false }: Props) {
  const page = usePage()
  return (
    <p className="meta tiny faint">
      {column && <Tag>{story.columnName}</Tag>}
      {!page.flags.has('HIDE_INFORMATION_DATE') && <Time iso={story.publishTime} show="dateTime" />}
      {source && story.source !== '' && <span>{page.t('news:source', { source: story.source })}</span>}
    </p>
  )
}
