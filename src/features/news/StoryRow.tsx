import { Picture } from '../../components/Picture.tsx'
import type { InformationSummary } from '../../contract/news.ts'
import type { PageContext } from '../../lib/page.ts'
import { StoryMeta } from './StoryMeta.tsx'

interface Props {
  page: PageContext
  story: InformationSummary
  /** Beside a story of the same column: title and date are enough. */
  short?: boolean
}

/** One story of a list: picture, title, what it says, its column and date. */
export function StoryRow({ page, story, short = false }: Props) {
  return (
    <li className="item">
      <span className="pic">
        <Picture page={page} media={story.cover} widths={[160, 320]} sizes="8.5rem" />
      </span>
      <div>
        <h3>
          <a href={page.href(`/news/detail/${story.informationId}`)}>{story.title}</a>
        </h3>
        {!short && <p className="small clip-2">{story.summary}</p>}
        <StoryMeta page={page} story={story} column={!short} />
      </div>
    </li>
  )
}
