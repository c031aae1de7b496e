import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { leadOut } from '../lib/external-links.ts'
import { usePage } from './usePage.ts'

interface Props {
  html: SafeHtml
}

/** The platform's rich text. Its links to other sites go through the middle page. */
export const Prose = ({ html }: Props) => {
  const page = usePage()
  return <div className="prose" dangerouslySetInnerHTML={{ __html: leadOut(html, page) }} />
}
