import { usePage } from '../../components/usePage.ts'

/** The skeleton of the list while it loads. */
export function SessionsSkeleton() {
  const page = usePage()
  return (
    <div role="status" aria-label={page.t('common:loading')}>
      {[1, 2, 3, 4].map((line) => (
        <div className="wait" key={line}>
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}

/** The skeleton of the chat page, in its final size. */
export function ChatSkeleton() {
  return (
    <div className="talk chat-box needs-js">
      <section className="sessions">
        <SessionsSkeleton />
      </section>
      <section className="conversation" />
    </div>
  )
}
