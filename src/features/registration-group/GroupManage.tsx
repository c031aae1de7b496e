import { isoOf } from '@fair/contract/rules/instant.ts'
import { type SignCategory, type SignGroup, signGroup } from '@fair/contract/sign-group.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useNow } from '../../components/useNow.ts'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { PageContext } from '../../lib/page.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../stores/toasts.ts'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { withLoadingOverlay } from '../shared/loading-overlay.ts'
import { groupCounts } from './group.ts'
import { InvitePanel } from './InvitePanel.tsx'
import { GroupUnanswered } from './LoginPrompt.tsx'
import { MemberForm } from './MemberForm.tsx'
import { MemberTable } from './MemberTable.tsx'
import { PastePanel } from './PastePanel.tsx'
import { AuditTag } from './StatusTag.tsx'
import type { SignProps } from './sign-views.ts'

interface Found {
  group: SignGroup | null
  category: SignCategory | null
}

async function find(call: Call, signGroupId: string): Promise<Answer<Found>> {
  if (signGroupId === '') return { ok: true, data: { group: null, category: null } }
  const [group, categories] = await Promise.all([
    call(signGroup.detail, { signGroupId }),
    call(signGroup.categories, {}),
  ])
  if (!categories.ok) return categories
  if (!group.ok) return isRefusal(group) ? { ok: true, data: { group: null, category: null } } : group
  const { signCategoryId } = group.data
  const category = categories.data.find((each) => each.signCategoryId === signCategoryId) ?? null
  return { ok: true, data: { group: group.data, category } }
}

/** A leader's group: its members with their status, and the ways to add more. */
export function GroupManage({ query }: SignProps) {
  const { page, call } = useIsland()
  const { t } = page
  const id = query.get('id') ?? query.get('signGroupId') ?? ''
  const load = useCallback(() => find(call, id), [call, id])
  const request = useAnswer(load)
  const { answer } = request
  if (!answer?.ok) return <GroupUnanswered request={request} />
  const { group, category } = answer.data
  if (!group || !category) {
    const actions = [{ label: t('registrationGroup:myGroups'), href: page.href('/sign-group/leader-category-list') }]
    return (
      <EmptyState
        illustration="missing"
        title={t('registrationGroup:noGroup')}
        description={t('registrationGroup:noGroupWhy')}
        actions={actions}
      />
    )
  }
  return <Managed category={category} first={group} />
}

type Panel =
  | { kind: 'paste' }
  | { kind: 'one' }
  | { kind: 'invite'; memberId: string | null }
  | { kind: 'edit'; memberId: string }

function Managed({ category, first }: { category: SignCategory; first: SignGroup }) {
  const { page, call } = useIsland()
  const { t, format, zone } = page
  const [group, setGroup] = useState(first)
  const [panel, setPanel] = useState<Panel | null>(null)
  /** A panel that a row of the table opens is above the table: the focus moves to it. */
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel && 'memberId' in panel && panel.memberId !== null) place.current?.focus()
  }, [panel])
  const { signGroupId, maxMembers, closeTime } = group
  const { all, complete, passes } = groupCounts(group)
  const isOpen = isoOf(useNow().getTime()) < closeTime
  /** Counts the requests and changes of the group: an answer that a later one has overtaken is dropped. */
  const turn = useRef(0)
  const reload = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const answer = await call(signGroup.detail, { signGroupId })
    if (mine !== turn.current) return
    if (answer.ok) setGroup(answer.data)
    else showToast({ text: answer.message, bad: true })
  }, [call, signGroupId])
  const close = () => setPanel(null)
  const changed = () => {
    close()
    void reload()
  }
  const member = panel?.kind === 'edit' ? group.members.find((each) => each.signMemberId === panel.memberId) : undefined
  const shared = { category, signGroupId }
  const open = (next: Panel) => setPanel(panel?.kind === next.kind ? null : next)
  const isForAll = panel?.kind === 'invite' && panel.memberId === null
  return (
    <div className="manage">
      <header className="manage-head">
        <h2>
          {group.groupName} <AuditTag status={group.auditStatus} />
        </h2>
        <p className="faint tnum">
          {group.categoryName}
          {' · '}
          {t('registrationGroup:counts', { all, max: maxMembers, complete })}
          {' · '}
          {t('registrationGroup:changeUntil', { time: format.dateTime(closeTime, zone) })}
        </p>
        {isOpen && all < category.minMembers && (
          <p className="kept">
            {t('registrationGroup:tooFew', { min: category.minMembers, missing: category.minMembers - all })}
          </p>
        )}
        <p className="btn-row">
          {isOpen && (
            <>
              <button
                className="btn btn-primary"
                type="button"
                aria-expanded={panel?.kind === 'paste'}
                onClick={() => open({ kind: 'paste' })}
              >
                <Icon name="people" small />
                {t('registrationGroup:paste')}
              </button>
              <button
                className="btn btn-2"
                type="button"
                aria-expanded={panel?.kind === 'one'}
                onClick={() => open({ kind: 'one' })}
              >
                <Icon name="plus" small />
                {t('registrationGroup:addOne')}
              </button>
              <button
                className="btn btn-2"
                type="button"
                aria-expanded={isForAll}
                onClick={() => setPanel(isForAll ? null : { kind: 'invite', memberId: null })}
              >
                <Icon name="share" small />
                {t('registrationGroup:invite')}
              </button>
              <a className="btn btn-quiet" href={page.href('/sign-group/leader-apply-form', { id: signGroupId })}>
                <Icon name="edit" small />
                {t('registrationGroup:editLeader')}
              </a>
            </>
          )}
          <button
            className="btn btn-quiet"
            type="button"
            disabled={passes === 0}
            onClick={() => {
              const failed = () => showToast({ text: t('errors:network'), bad: true })
              void download(page, group).catch(failed)
            }}
          >
            <Icon name="download" small />
            {t('registrationGroup:passes', { count: passes })}
          </button>
        </p>
      </header>
      {panel && (
        <div ref={place} tabIndex={-1}>
          {panel.kind === 'paste' && (
            <PastePanel {...shared} room={maxMembers - all} onSaved={() => void reload()} onClose={close} />
          )}
          {panel.kind === 'one' && <MemberForm {...shared} member={null} onDone={changed} onClose={close} />}
          {member && (
            <MemberForm key={member.signMemberId} {...shared} member={member} onDone={changed} onClose={close} />
          )}
          {panel.kind === 'invite' && (
            <InvitePanel key={panel.memberId} {...shared} memberId={panel.memberId} onClose={close} />
          )}
        </div>
      )}
      <MemberTable
        group={group}
        isOpen={isOpen}
        onEdit={(memberId) => setPanel({ kind: 'edit', memberId })}
        onInvite={(memberId) => setPanel({ kind: 'invite', memberId })}
        onRemove={async ({ signMemberId, values, memberName }) => {
          const gone = { signGroupId, signMemberIds: [signMemberId] }
          const answer = await withLoadingOverlay(call(signGroup.removeMembers, gone))
          if (!answer.ok) return showToast({ text: answer.message, bad: true })
          turn.current += 1
          setGroup(answer.data)
          // A panel about this member, such as one with a link that is withdrawn now.
          setPanel((now) => (now && 'memberId' in now && now.memberId === signMemberId ? null : now))
          const restore = async () => {
            const back = await withLoadingOverlay(call(signGroup.saveMembers, { signGroupId, members: [{ values }] }))
            if (!back.ok) return showToast({ text: back.message, bad: true })
            // The call succeeds even if the row is refused, for example because the group is full by now.
            const refused = back.data.find((row) => row.signMemberId == null)
            if (refused) showToast({ text: refused.fieldErrors[0]?.message ?? t('errors:exception'), bad: true })
            await reload()
          }
          showToast({
            text: t('registrationGroup:removed', { name: memberName || t('registrationGroup:nameless') }),
            action: { label: t('common:undo'), run: () => void restore() },
          })
        }}
      />
    </div>
  )
}

/** Saves one sheet with the passes of all members who have one. */
async function download(page: PageContext, { groupName, members }: SignGroup): Promise<void> {
  const { passesSheet } = await import('./passes.ts')
  const passes = members.flatMap(({ memberName, pass }) => (pass ? [{ name: memberName, ...pass }] : []))
  const title = page.t('registrationGroup:passesTitle', { group: groupName })
  const sheet = passesSheet({ language: page.language, title, note: page.t('registrationGroup:passesNote'), passes })
  saveFile(`${groupName}.html`, sheet, 'text/html')
}
