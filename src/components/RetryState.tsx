import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
import { usePage } from './usePage.ts'

type Props = Omit<EmptyStateProps, 'children' | 'button'> & {
  /** Requests again; the button comes before the links. */
  again?: (() => void) | undefined
  /** The platform's own code of the error. */
  code?: string | undefined
}

/** An empty state, with a retry button if `again` is given. */
export function RetryState({ again, code, ...state }: Props) {
  const page = usePage()
  return (
    <EmptyState {...state} button={again && { label: page.t('common:retry'), onClick: again }}>
      {code && <code>{code}</code>}
    </EmptyState>
  )
}
