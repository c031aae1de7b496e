import type { Media } from '@fair/contract/endpoint.ts'
import { isVideo } from '@fair/contract/rules/limits.ts'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { usePage } from './usePage.ts'

interface Props {
  pictures: readonly Media[]
  name: string
}

/**
 * Pictures that scroll sideways, with a link to each: readable and usable without script. A video, recognised by its
 * extension (Spec 9), is played in place, and left out if the policy would block it. The texts are in the namespace
 * exhibits.
 */
export function Gallery({ pictures: given, name }: Props) {
  const page = usePage()
  const { t } = page
  const pictures = given.filter(({ url }) => !isVideo(url) || (page.mayPlay?.(url) ?? true))
  const total = pictures.length
  return (
    <div className="gallery" data-gallery="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (axe: scrollable-region-focusable) */}
      <ul className="shots" tabIndex={0} aria-label={t('exhibits:gallery')}>
        {pictures.map((media, n) => (
          <li className="pic" id={`shot-${n + 1}`} key={media.url} data-picture="">
            {isVideo(media.url) ? (
              // biome-ignore lint/a11y/useMediaCaption: an exhibitor's clip comes as a picture does, without tracks
              <video
                src={media.url}
                width={media.width}
                height={media.height}
                aria-label={n === 0 ? name : t('exhibits:picture', { n: n + 1, total })}
                preload="metadata"
                controls
                playsInline
              />
            ) : (
              <Picture
                media={media}
                widths={[640, 960]}
                sizes="(min-width: 60rem) 54vw, 94vw"
                alt={n === 0 ? name : t('exhibits:picture', { n: n + 1, total })}
                eager={n === 0}
              />
            )}
            {total > 1 && (
              <span className="on-pic">
                {n + 1} / {total}
              </span>
            )}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <p className="thumbs-row">
          {pictures.map((media, n) => (
            <a
              className="pic"
              href={`#shot-${n + 1}`}
              key={media.url}
              data-thumb=""
              aria-label={t('exhibits:picture', { n: n + 1, total })}
              aria-current={n === 0 ? 'true' : undefined}
            >
              {isVideo(media.url) ? <Icon name="play" /> : <Picture media={media} widths={[160]} sizes="" />}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
