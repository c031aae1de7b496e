import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
import { usePage } from './usePage.ts'

type Props = Omit<EmptyStateProps, 'children' | 'act'> & {
  /** Requests again; the button comes before the links. */
  again?: (() => void) | undefined
  /** The platform's own code of the error. */
  code?: string | undefined
}

/** An empty, failed or closed form, as an empty state with a button if a retry makes sense. */
export function RetryState({ again, code, ...face }: Props) {
  const page = usePage()
  return (
    <EmptyState {...face} act={again && { label: page.t('common:retry'), onClick: again }}>
      {code && <code>{code}</code>}
    </EmptyState>
  )
}
