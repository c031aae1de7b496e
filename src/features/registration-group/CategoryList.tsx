import { isoOf } from '@fair/contract/rules/instant.ts'
import { type SignCategory, signGroup } from '@fair/contract/sign-group.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Tag } from '../../components/parts.tsx'
import { useNow } from '../../components/useNow.ts'
import { usePage } from '../../components/usePage.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { categoryState } from './group.ts'
import { GroupUnanswered } from './LoginPrompt.tsx'

/** The categories of groups that may register, open ones first. */
export function CategoryList() {
  const page = usePage()
  const { t } = page
  const at = isoOf(useNow().getTime())
  const request = useEndpoint(signGroup.categories, {})
  const { answer } = request
  if (!answer?.ok) return <GroupUnanswered request={request} />
  if (answer.data.length === 0) {
    const actions = [{ label: t('registrationGroup:alone'), href: page.href('/audience') }]
    return (
      <EmptyState
        illustration="closed"
        title={t('registrationGroup:none')}
        description={t('registrationGroup:noneWhy')}
        actions={actions}
      />
    )
  }
  const rank = (each: SignCategory) => ['open', 'notYet', 'over'].indexOf(categoryState(each, at))
  const sorted = [...answer.data].sort((a, b) => rank(a) - rank(b))
  return (
    <ul className="sign-list">
      {sorted.map((category) => (
        <CategoryRow key={category.signCategoryId} category={category} state={categoryState(category, at)} />
      ))}
    </ul>
  )
}

interface RowProps {
  category: SignCategory
  state: ReturnType<typeof categoryState>
}

function CategoryRow({ category, state }: RowProps) {
  const page = usePage()
  const { t, format, zone } = page
  const times = { from: format.dateTime(category.openFrom, zone), to: format.dateTime(category.openTo, zone) }
  return (
    <li>
      <div>
        <h2>
          {category.categoryName}{' '}
          <Tag kind={state === 'open' ? 'ok' : 'plain'}>{t(`registrationGroup:state.${state}`)}</Tag>
        </h2>
        <p>{category.description}</p>
        <p className="small faint tnum">
          {t('registrationGroup:size', { min: category.minMembers, max: category.maxMembers })}
          {' · '}
          {t(state === 'notYet' ? 'registrationGroup:opensAt' : 'registrationGroup:closesAt', times)}
        </p>
      </div>
      {state === 'open' && (
        <a
          className="btn btn-primary"
          href={page.href('/sign-group/leader-apply-form', { signCategoryId: category.signCategoryId })}
        >
          {t('registrationGroup:lead')}
          <span className="visually-hidden"> {category.categoryName}</span>
        </a>
      )}
    </li>
  )
}
