import type { Media } from '../contract/endpoint.ts'
import type { PageContext } from '../lib/page.ts'
import { Picture } from './Picture.tsx'

/** Pictures that scroll sideways, with links to each: readable and usable without script. Its texts are of the namespace exhibits. */
export function Gallery({ page, pictures, name }: { page: PageContext; pictures: readonly Media[]; name: string }) {
  const { t } = page
  const total = pictures.length
  return (
    <div className="gallery" data-gallery="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard (axe: scrollable-region-focusable) */}
      <ul className="shots" tabIndex={0} aria-label={t('exhibits:gallery')}>
        {pictures.map((media, n) => (
          <li className="pic" id={`shot-${n + 1}`} key={media.url} data-picture="">
            <Picture
              page={page}
              media={media}
              widths={[640, 960]}
              sizes="(min-width: 60rem) 54vw, 94vw"
              alt={n === 0 ? name : t('exhibits:picture', { n: n + 1, total })}
              eager={n === 0}
            />
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
              <Picture page={page} media={media} widths={[160]} sizes="" />
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
