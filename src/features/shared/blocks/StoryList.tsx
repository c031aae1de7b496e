import type { InformationSummary } from '@fair/contract/news.ts'
import { Codes } from '../../../components/Codes.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'

/** A vertical list of stories; without dates if the tenant hides them (HIDE_INFORMATION_DATE). */
export function StoryList({ stories }: { stories: readonly InformationSummary[] }) {
  const page = usePage()
  const dated = !page.flags.has('HIDE_INFORMATION_DATE')
  return (
    <ul className="news-list">
      {stories.map((story) => (
        <li className="item" key={story.informationId}>
          <span className="pic">
            <Picture media={story.cover} widths={[160, 320]} sizes="8.5rem" />
          </span>
          <div>
            <h3>
              <a href={page.href(`/news/detail/${story.informationId}`)}>
                <Codes text={story.title} />
              </a>
            </h3>
            <p className="small">
              <Codes text={story.summary} />
            </p>
            {dated && (
              <p className="tiny faint">
                <Time iso={story.publishTime} show="dateTime" />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
