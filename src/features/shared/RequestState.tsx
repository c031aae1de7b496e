import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../../components/EmptyState.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Answer } from './form/useAnswer.ts'

interface Props {
  request: { answer: Answer<unknown> | null; again: () => void }
  /** The feature's message about what could not be loaded; without it the error is a single line, as in a dialog. */
  title?: string
  actions?: EmptyStateProps['actions']
  /** Shown until the answer arrives. */
  skeleton?: ReactNode
}

/**
 * Shown in place of an answer that is pending or failed (useAnswer): the skeleton, or the error with a way to try
 * again.
 */
export function RequestState({ request: { answer, again }, title, actions, skeleton }: Props) {
  const page = usePage()
  if (answer?.ok === false) {
    return title === undefined ? (
      <ErrorNote text={answer.message} again={again} />
    ) : (
      <ErrorState failure={answer} title={title} again={again} actions={actions} />
    )
  }
  if (skeleton !== undefined) return skeleton
  return title === undefined ? (
    <div className="skeleton skeleton-text" role="status" aria-label={page.t('common:loading')} />
  ) : (
    <ListSkeleton />
  )
}
