import type { Site } from '@fair/contract/site.ts'
import { usePage } from '../components/usePage.ts'
import { PLACEHOLDER_LOGO } from '../styles/brand.ts'

/** The organiser's logo and name, linking home. */
export function Brand({ site }: { site: Site }) {
  const page = usePage()
  return (
    <a className="brand" href={page.href('/')}>
      {site.logo ? (
        <img
          className="mark"
          src={page.media(site.logo.url, 160)}
          alt=""
          width={site.logo.width}
          height={site.logo.height}
        />
      ) : (
        <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d={PLACEHOLDER_LOGO.full} fill="currentColor" />
          <path d={PLACEHOLDER_LOGO.light} fill="currentColor" opacity={PLACEHOLDER_LOGO.lightOpacity} />
        </svg>
      )}
      <span>{site.siteName}</span>
    </a>
  )
}
