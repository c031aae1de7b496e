import { useEffect, useRef } from 'react'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { usePage } from '../../../components/usePage.ts'
import { outboxHref } from './outbox-href.ts'

/** Replaces a page's form that was stored, and is sent once there is a network. Takes the focus. */
export function WaitingState() {
  const page = usePage()
  const { t } = page
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status">
      <EmptyState
        illustration="closed"
        title={t('outbox:storedTitle')}
        description={t('outbox:stored')}
        actions={[{ label: t('outbox:show'), href: outboxHref(page) }]}
      />
    </div>
  )
}
