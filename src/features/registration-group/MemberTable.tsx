import type { SignGroup, SignMember } from '@fair/contract/sign-group.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { phoneOf, textOf } from '../shared/form/entries.ts'
import { MemberTag } from './StatusTag.tsx'

interface Props {
  group: SignGroup
  isOpen: boolean
  onEdit: (memberId: string) => void
  onInvite: (memberId: string) => void
  onRemove: (member: SignMember) => void
}

/** The members and their status. */
export function MemberTable({ group, isOpen, onEdit, onInvite, onRemove }: Props) {
  const page = usePage()
  const { t, format } = page
  if (group.members.length === 0) {
    return (
      <div className="empty">
        <h3>{t('registrationGroup:noMembers')}</h3>
        <p>{t('registrationGroup:noMembersWhy')}</p>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={t('registrationGroup:members')}>
      <table className="members">
        <caption className="visually-hidden">{t('registrationGroup:members')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('registrationGroup:name')}</th>
            <th scope="col">{t('registrationGroup:contact')}</th>
            <th scope="col">{t('registrationGroup:status')}</th>
            <th scope="col">{t('registrationGroup:pass')}</th>
            <th scope="col">{t('registrationGroup:changedAt')}</th>
            {isOpen && (
              <th scope="col">
                <span className="visually-hidden">{t('registrationGroup:actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {group.members.map((member) => {
            const { signMemberId: id, values, auditReason, pass, updateTime } = member
            const name = member.memberName || t('registrationGroup:nameless')
            const phone = phoneOf(values['phone'])
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="tnum">{phone ? `${phone.areaCode} ${phone.number}` : textOf(values['email'])}</td>
                <td className="state">
                  <MemberTag member={member} />
                  {auditReason && <small className="faint">{auditReason}</small>}
                </td>
                <td className="tnum">{pass?.passNumber}</td>
                <td className="tnum">{format.dateTime(updateTime, page.zone)}</td>
                {isOpen && (
                  <td className="acts">
                    <button
                      className="icon-btn"
                      type="button"
                      onClick={() => onEdit(id)}
                      title={t('registrationGroup:edit')}
                    >
                      <Icon name="edit" small />
                      <span className="visually-hidden">{t('registrationGroup:editName', { name })}</span>
                    </button>
                    <button
                      className="icon-btn"
                      type="button"
                      onClick={() => onInvite(id)}
                      title={t('registrationGroup:link')}
                    >
                      <Icon name="share" small />
                      <span className="visually-hidden">{t('registrationGroup:linkName', { name })}</span>
                    </button>
                    <button
                      className="icon-btn"
                      type="button"
                      onClick={() => onRemove(member)}
                      title={t('registrationGroup:remove')}
                    >
                      <Icon name="trash" small />
                      <span className="visually-hidden">{t('form:remove', { name })}</span>
                    </button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
