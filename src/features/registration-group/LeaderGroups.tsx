import { useCallback } from 'react'
import { RetryState } from '../../components/RetryState.tsx'
import { type SignGroup, signGroup } from '../../contract/sign-group.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { groupCounts } from './group.ts'
import { GroupFailed } from './LoginFace.tsx'
import type { SignProps } from './RegistrationGroup.tsx'
import { AuditTag } from './StatusTag.tsx'

/** The groups that a leader has signed up, the latest first. */
export function LeaderGroups({ page, call }: SignProps) {
  const { t, format, zone } = page
  const ask = useCallback(() => call(signGroup.mine, {}), [call])
  const { answer, again } = useAnswer<SignGroup[]>(ask)
  if (answer === null) return <FormSkeleton page={page} />
  if (!answer.ok) return <GroupFailed page={page} failure={answer} again={again} />
  const actions = [{ label: t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  if (answer.data.length === 0) {
    return (
      <RetryState
        page={page}
        drawing="empty"
        title={t('registrationGroup:noGroups')}
        description={t('registrationGroup:noGroupsWhy')}
        actions={actions}
      />
    )
  }
  return (
    <>
      <ul className="sign-list">
        {answer.data.map((group) => {
          const { all, complete } = groupCounts(group)
          return (
            <li key={group.signGroupId}>
              <div>
                <h2>
                  <a href={page.href('/sign-group/group-manage', { id: group.signGroupId })}>{group.groupName}</a>{' '}
                  <AuditTag page={page} status={group.auditStatus} />
                </h2>
                <p>{group.categoryName}</p>
                <p className="small faint tnum">
                  {t('registrationGroup:counts', { all, max: group.maxMembers, complete })}
                  {' · '}
                  {t('registrationGroup:changeUntil', { time: format.dateTime(group.closeTime, zone) })}
                </p>
              </div>
              <a className="btn btn-2" href={page.href('/sign-group/group-manage', { id: group.signGroupId })}>
                {t('registrationGroup:manage')}
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        <a className="link" href={page.href('/sign-group/group-category-list')}>
          {t('registrationGroup:another')}
        </a>
      </p>
    </>
  )
}
