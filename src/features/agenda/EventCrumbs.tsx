import { Crumbs } from '../../components/parts.tsx'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  kind: 'live' | 'meeting'
  title: string
}

/** The way to a live or a meeting, above its room. */
export const EventCrumbs = ({ page: { t, href }, kind, title }: Props) => (
  <Crumbs
    label={t('common:breadcrumb')}
    items={[
      { label: t('common:home'), href: href('/') },
      { label: t(`agenda:title.${kind}`), href: href(`/${kind}`) },
      { label: title },
    ]}
  />
)
