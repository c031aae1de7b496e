import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { leadOut } from '../lib/external-links.ts'
import { Section } from './parts.tsx'
import { usePage } from './usePage.ts'

interface Props {
  html: SafeHtml
}

/** The platform's rich text. Its links to other sites go through the middle page. */
export const Prose = ({ html }: Props) => {
  const page = usePage()
  return <div className="prose" dangerouslySetInnerHTML={{ __html: leadOut(html, page) }} />
}

/** The section with a record's rich text. Without a text it only keeps its place in the grid. */
export const AboutSection = ({ title, html }: Props & { title: string }) =>
  html === '' ? (
    <div />
  ) : (
    <Section id="about" title={title}>
      <Prose html={html} />
    </Section>
  )
