import { isOffline } from '../domain/errors.ts'
import type { EmptyStateProps } from './EmptyState.tsx'
import { RetryState } from './RetryState.tsx'

interface Props {
  /** `errCode` is shown where there is one: who requests help can name it. */
  failure: { code?: string | undefined; message: string; errCode?: string | undefined }
  /** What could not be loaded, in the words of the feature. */
  title: string
  again: () => void
  actions?: EmptyStateProps['actions'] | undefined
}

/** What could not be loaded: the platform's own words, and a way to try again. */
export function ErrorState({ failure, title, again, actions = [] }: Props) {
  return (
    <RetryState
      drawing={isOffline(failure) ? 'offline' : 'error'}
      title={title}
      description={failure.message}
      actions={actions}
      again={again}
      code={failure.errCode}
    />
  )
}
