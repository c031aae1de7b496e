import type { BarItem } from '@fair/contract/decoration.ts'
import { usePage } from '../../../components/usePage.ts'
import { linkOf } from './block-href.ts'

interface Props {
  links: readonly BarItem[]
  large?: boolean
  /** The first link is the page's main action. */
  lead?: boolean
}

/** Links as buttons. */
export function LinkButtons({ links, large = false, lead = true }: Props) {
  const page = usePage()
  if (links.length === 0) return null
  const size = large ? ' btn-l' : ''
  return (
    <p className="btn-row">
      {links.map((link, n) => (
        <a
          key={link.path}
          {...linkOf(page, link.path)}
          className={n === 0 && lead ? `btn btn-primary${size}` : `btn btn-2${size}`}
        >
          {link.label}
        </a>
      ))}
    </p>
  )
}
