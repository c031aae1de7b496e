import { signGroup } from '@fair/contract/sign-group.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { groupCounts } from './group.ts'
import { GroupUnanswered } from './LoginPrompt.tsx'
import { AuditTag } from './StatusTag.tsx'

/** The groups that a leader has registered, the latest first. */
export function LeaderGroups() {
  const page = usePage()
  const { t, format, zone } = page
  const request = useEndpoint(signGroup.mine, {})
  const { answer } = request
  if (!answer?.ok) return <GroupUnanswered request={request} />
  const actions = [{ label: t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  if (answer.data.length === 0) {
    return (
      <EmptyState
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
                  <AuditTag status={group.auditStatus} />
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
                <span className="visually-hidden"> {group.groupName}</span>
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
