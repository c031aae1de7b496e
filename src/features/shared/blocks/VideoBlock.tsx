import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { formatDuration } from '../../../domain/duration.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'video' }>
}

/**
 * A recording. Nothing of it loads until it is requested; then the player replaces the poster (video-player.ts).
 * Without script the link opens the file itself.
 */
export function VideoBlock({ block: { title, url, poster, duration: seconds, captions } }: Props) {
  const page = usePage()
  return (
    <Section title={title}>
      <a
        className="pic pic-16 film"
        href={url}
        data-film={JSON.stringify(captions)}
        data-key={`film ${url}`}
        data-fail={page.t('blocks:playFailed')}
      >
        <Picture media={poster} widths={[640, 960]} sizes="(min-width: 60rem) 56rem, 94vw" />
        <span className="play-disc film-play">
          <Icon name="play" />
        </span>
        <span className="visually-hidden">{page.t('blocks:play', { title })} </span>
        <span className="on-pic">{formatDuration(seconds)}</span>
      </a>
    </Section>
  )
}
