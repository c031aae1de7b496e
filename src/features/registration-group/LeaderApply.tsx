import type { FormValues } from '@fair/contract/form-field.ts'
import { type SignCategory, type SignGroup, signGroup } from '@fair/contract/sign-group.ts'
import { useCallback, useMemo, useRef } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/services.ts'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { categoryState, leaderFormOf, splitName } from './group.ts'
import { GroupUnanswered } from './LoginPrompt.tsx'
import type { SignProps } from './sign-views.ts'

interface Found {
  category: SignCategory | null
  group: SignGroup | null
}

/** The category in the address, and the group to change if it names one. */
async function find(call: Call, query: URLSearchParams): Promise<Answer<Found>> {
  const signGroupId = query.get('id')
  const [categories, group] = await Promise.all([
    call(signGroup.categories, {}),
    signGroupId === null ? null : call(signGroup.detail, { signGroupId }),
  ])
  if (!categories.ok) return categories
  if (group && !group.ok && !isRefusal(group)) return group
  const own = group?.ok ? group.data : null
  const categoryId = own?.signCategoryId ?? query.get('signCategoryId')
  const isLost = signGroupId !== null && own === null
  const category = categories.data.find((each) => each.signCategoryId === categoryId) ?? null
  return { ok: true, data: { category: isLost ? null : category, group: own } }
}

/** The form with which a leader creates a group, or changes its name and their own data. */
export function LeaderApply({ query }: SignProps) {
  const { page, call } = useIsland()
  const { t } = page
  const load = useCallback(() => find(call, query), [call, query])
  const request = useAnswer(load)
  const { answer } = request
  if (!answer?.ok) return <GroupUnanswered request={request} />
  const { category, group } = answer.data
  const actions = [{ label: t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  if (!category) {
    return (
      <EmptyState
        illustration="missing"
        title={t('registrationGroup:noCategory')}
        description={t('registrationGroup:noCategoryWhy')}
        actions={actions}
      />
    )
  }
  if (categoryState(category, page.now) !== 'open') {
    return (
      <EmptyState
        illustration="closed"
        title={t('registrationGroup:shut')}
        description={t('registrationGroup:shutWhy')}
        actions={actions}
      />
    )
  }
  return <LeaderForm category={category} group={group} />
}

function LeaderForm({ category, group }: Found & { category: SignCategory }) {
  const { page, call } = useIsland()
  const { t } = page
  const groupId = useRef(group?.signGroupId ?? '')
  const form = useMemo(() => {
    const words = { title: t('registrationGroup:theGroup'), label: t('registrationGroup:groupName') }
    return {
      ...leaderFormOf(category, group, words),
      submitText: t(group ? 'registrationGroup:save' : 'registrationGroup:found'),
    }
  }, [category, group, t])
  const send = useCallback(
    async (values: FormValues, requestId: string) => {
      const { signCategoryId } = category
      const own = group ? { signGroupId: group.signGroupId } : {}
      const answer = await call(signGroup.save, { ...own, signCategoryId, ...splitName(values), requestId })
      if (!answer.ok) return sendAnswer(answer)
      groupId.current = answer.data.signGroupId ?? groupId.current
      return sendAnswer({ ok: true, data: answer.data.result })
    },
    [call, category, group],
  )
  return (
    <>
      <h2 className="form-title">{category.categoryName}</h2>
      <p className="lede">{category.description}</p>
      <PlatformForm
        form={form}
        send={send}
        onSent={() => location.assign(page.href('/sign-group/group-manage', { id: groupId.current }))}
        headings="h3"
      />
    </>
  )
}
