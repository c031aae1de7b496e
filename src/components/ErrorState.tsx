import { isOffline } from '../domain/errors.ts'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

interface Props {
  /** `errCode` is shown if there is one: a visitor who asks for support can quote it. */
  failure: { code?: string | undefined; message: string; errCode?: string | undefined }
  /** The feature's message about what could not be loaded. */
  title: string
  again: () => void
  actions?: EmptyStateProps['actions'] | undefined
}

/** Reports what could not be loaded, with the platform's own message and a way to try again. */
export function ErrorState({ failure, title, again, actions }: Props) {
  const illustration = isOffline(failure) ? 'offline' : 'error'
  return (
    <EmptyState {...{ illustration, title, actions, again }} description={failure.message}>
      {failure.errCode && <code>{failure.errCode}</code>}
    </EmptyState>
  )
}
