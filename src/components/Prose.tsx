import type { SafeHtml } from '../domain/brand.ts'
import { leadOut } from '../lib/external-links.ts'
import type { PageContext } from '../lib/page.ts'

interface Props {
  page: PageContext
  html: SafeHtml
}

/** The platform's rich text. Its links to other sites pass the middle page. */
export const Prose = ({ page, html }: Props) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: leadOut(html, page) }} />
)
