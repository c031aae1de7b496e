import { usePage } from '../components/usePage.ts'
import { blockHref } from '../features/shared/blocks/block-href.ts'
import { outward } from '../lib/external-links.ts'
import { relOf } from '../lib/i18n/paths.ts'

interface Props {
  label: string
  /** A path of the route table, or an address of another site, which goes through the middle page (Spec 2). */
  path: string
  /** It links to the current page. */
  isHere?: boolean
}

/** An entry of the tenant's bars, in header and footer. */
export function BarLink({ label, path, isHere = false }: Props) {
  const page = usePage()
  if (/^https?:/.test(path)) {
    return (
      <a href={outward(page, path)} rel="nofollow external">
        {label}
      </a>
    )
  }
  // Mail and telephone: the parser rejects anything else (contract/kinds.ts).
  if (!path.startsWith('/')) return <a href={path}>{label}</a>
  const href = blockHref(page, path)
  return (
    <a href={href} rel={relOf(href)} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
}
