import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
import { usePage } from './usePage.ts'

type Props = Omit<EmptyStateProps, 'children' | 'act'> & {
  /** Requests again; the button comes before the ways. */
  again?: (() => void) | undefined
  /** The platform's own code of what failed. */
  code?: string | undefined
}

/** An empty, failed or closed form: the face of all absences, with a button where trying again makes sense. */
export function RetryState({ again, code, ...face }: Props) {
  const page = usePage()
  return (
    <EmptyState {...face} act={again && { label: page.t('common:retry'), onClick: again }}>
      {code && <code>{code}</code>}
    </EmptyState>
  )
}
