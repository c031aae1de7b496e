import type { Exchange } from '@fair/contract/card.ts'
import { Icon } from '../../components/Icon.tsx'
import { joinFacts } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { mailLink } from '../../lib/mail-link.ts'

interface Props {
  exchange: Exchange
  /** The exhibitor. */
  name: string
  open: () => void
}

/** Business cards in the conversation: the state of the exchange, and the card once it has been shared. */
export function CardRow({ exchange, name, open }: Props) {
  const page = usePage()
  const zone = useOwnZone()
  const { t, format } = page
  const { state, card, updateTime } = exchange
  const { fields, language } = card ?? { fields: {}, language: page.language }
  const isMine = state === 'ASKED'
  const roles = joinFacts(fields.jobTitle, fields.company)
  return (
    <div className={isMine ? 'message mine' : 'message'}>
      <div className="bubble chat-card">
        <p className="small">
          <Icon name="card" />
          {t(`chat:card.${state}`, { name })}
        </p>
        {card && (
          <div lang={language}>
            <b>{fields.name ?? fields.company}</b>
            {roles !== '' && <p className="small">{roles}</p>}
            {fields.email && (
              <p className="small">
                <a className="link" href={mailLink(fields.email)}>
                  {fields.email}
                </a>
              </p>
            )}
          </div>
        )}
        {state !== 'ASKED' && (
          <button className="btn btn-2 btn-s" type="button" onClick={open}>
            {t(state === 'OFFERED' ? 'chat:answerCard' : card ? 'chat:showCard' : 'chat:cards')}
          </button>
        )}
      </div>
      <p className="state">{format.time(updateTime, zone)}</p>
    </div>
  )
}
