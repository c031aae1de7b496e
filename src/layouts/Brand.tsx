import type { Site } from '@fair/contract/site.ts'
import { usePage } from '../components/usePage.ts'

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
          <path d="M2 2h12v12H2zM18 18h12v12H18z" fill="currentColor" />
          <path d="M18 2h12v12A12 12 0 0 1 18 2zM2 18a12 12 0 0 1 12 12H2z" fill="currentColor" opacity=".45" />
        </svg>
      )}
      <span>{site.siteName}</span>
    </a>
  )
}
