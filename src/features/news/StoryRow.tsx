import type { InformationSummary } from '@fair/contract/news.ts'
import { Codes } from '../../components/Codes.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { StoryMeta } from './StoryMeta.tsx'

interface Props {
  story: InformationSummary
  /** Below a story of the same column: title and date are enough. */
  short?: boolean
}

/** One story of a list: picture, title, summary, column and date. */
export function StoryRow({ story, short = false }: Props) {
  const page = usePage()
  return (
    <li className="item">
      <span className="pic">
        <Picture media={story.cover} widths={[160, 320]} sizes="8.5rem" />
      </span>
      <div>
        <h3>
          <a href={page.href(`/news/detail/${story.informationId}`)}>
            <Codes text={story.title} />
          </a>
        </h3>
        {!short && (
          <p className="small clip-2">
            <Codes text={story.summary} />
          </p>
        )}
        <StoryMeta story={story} column={!short} />
      </div>
    </li>
  )
}
