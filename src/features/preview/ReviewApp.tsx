import { useEffect, useState } from 'react'
import { EmptyPage } from '../../components/EmptyState.tsx'
import { Prose } from '../../components/Prose.tsx'
import { usePage } from '../../components/usePage.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { REVIEW_KEY, readReview } from './review.ts'

/** The content stored for review on this device, sanitised; rendered again whenever the editor saves. */
export function ReviewApp() {
  const page = usePage()
  const { t } = page
  const [review, setReview] = useState(readReview)
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === REVIEW_KEY || event.key === null) setReview(readReview())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  if (review === null) {
    return (
      <EmptyPage
        title={t('preview:reviewNone')}
        description={t('preview:reviewNoneWhy')}
        actions={[{ label: t('common:home'), href: page.href('/') }]}
      />
    )
  }
  return (
    <>
      <PreviewBar target="REVIEW" published={null} onLeave={() => location.assign(page.href('/'))} />
      <article className="micro">
        <header className="micro-head">
          <h1>{review.title || t('preview:REVIEW')}</h1>
        </header>
        <section className="section">
          <Prose html={sanitise(review.html)} />
        </section>
      </article>
    </>
  )
}
