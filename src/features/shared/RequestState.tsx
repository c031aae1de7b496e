import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../../components/EmptyState.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Answer } from './form/useAnswer.ts'

interface Props {
  request: { answer: Answer<unknown> | null; again: () => void }
  /** What could not be loaded, in the words of the feature; without it the failure is a line, as in a dialog. */
  title?: string
  actions?: EmptyStateProps['actions']
  /** What stands until the answer. */
  skeleton?: ReactNode
}

/** In place of an answer that is on its way or has failed (useAnswer): the skeleton, or what went wrong and a way to try again. */
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
