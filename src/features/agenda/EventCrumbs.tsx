import { Crumbs } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  kind: 'live' | 'meeting'
  title: string
}

/** Breadcrumbs of a live or a meeting, above its room. */
export function EventCrumbs({ kind, title }: Props) {
  const { t, href } = usePage()
  return <Crumbs items={[{ label: t(`agenda:title.${kind}`), href: href(`/${kind}`) }, { label: title }]} />
}
