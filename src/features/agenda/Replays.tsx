import type { Replay, TimeTag } from '@fair/contract/replay.ts'
import { Codes } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { formatDuration } from '../../domain/duration.ts'
import { languageName } from '../../lib/i18n/names.ts'
import { momentQuery } from './detail.ts'

interface Props {
  /** The route path of the page that shows them. */
  path: string
  own: readonly Replay[]
  others: readonly Replay[]
}

/** Recordings as documents: cover, length, chapters with an address each, and the transcript. */
export function Replays({ path, own, others }: Props) {
  const page = usePage()
  const { t } = page
  if (own.length + others.length === 0) return null
  return (
    <Section id="replays" title={t('agenda:replays')}>
      {own.map((replay) => (
        <article className="replay" key={replay._id} id={`replay-${replay._id}`} data-recording={replay._id}>
          <ReplayCover replay={replay} href={page.href(path, momentQuery(replay, 0))} large />
          <div>
            <h3>
              <Codes text={replay.title} />
            </h3>
            <Chapters
              tags={replay.tagList}
              href={(seconds) => `${page.href(path, momentQuery(replay, seconds))}#replay-${replay._id}`}
              label={t('agenda:chapters')}
              of={replay._id}
            />
            {replay.captions.length > 0 && (
              <p className="small muted">
                {t('agenda:captions', {
                  list: page.format.list(replay.captions.map(({ language }) => languageName(page.language, language))),
                })}
              </p>
            )}
          </div>
        </article>
      ))}
      {others.length > 0 && (
        <ul className="four">
          {others.slice(0, 4).map((replay) => (
            <li className="item" key={replay._id}>
              <ReplayCover replay={replay} href={page.href(path, momentQuery(replay, 0))} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function ReplayCover({ replay, href, large = false }: { replay: Replay; href: string; large?: boolean }) {
  const page = usePage()
  const duration = formatDuration(replay.duration)
  const picture = (
    <span className="pic pic-16">
      <Picture media={replay.cover} widths={[320, 640]} sizes={large ? '(min-width: 60rem) 28vw, 92vw' : '22vw'} />
      <span className="on-pic">
        <Icon name="play" />
        {duration}
      </span>
    </span>
  )
  if (large) {
    return (
      <a
        rel="nofollow"
        href={href}
        data-replay={replay._id}
        data-key={`replay-${replay._id}`}
        aria-label={page.t('agenda:playReplay', { title: replay.title, duration })}
      >
        {picture}
      </a>
    )
  }
  return (
    <>
      {picture}
      <div>
        <h3>
          <a rel="nofollow" href={href} data-replay={replay._id} data-key={`replay-${replay._id}`}>
            <Codes text={replay.title} />
          </a>
        </h3>
      </div>
    </>
  )
}

/** Chapters in order of time. Each has an address (`?replay=…&t=…`) at which the player starts. */
export function Chapters({
  tags,
  href,
  label,
  of = 'live',
}: {
  tags: readonly TimeTag[]
  href: (seconds: number) => string
  label: string
  /** The recording they belong to; absent for a running stream. */
  of?: string
}) {
  if (tags.length === 0) return null
  return (
    <ol className="chapters" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.offset}>
          <time>{formatDuration(tag.offset)}</time>
          <a rel="nofollow" href={href(tag.offset)} data-t={tag.offset} data-key={`t-${of}-${tag.offset}`}>
            <Codes text={tag.text} />
          </a>
        </li>
      ))}
    </ol>
  )
}
