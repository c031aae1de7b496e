import { usePage } from '../../components/usePage.ts'

/** The boxes of the list while it is on its way. */
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

/** The place of the chats on a page of their own, as large as they will be. */
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
