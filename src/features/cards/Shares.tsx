import { type Card, type CardShare, card as calls } from '@fair/contract/card.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { joinFacts } from '../../components/parts.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { showToast } from '../../stores/toasts.ts'
import { fieldName } from '../shared/business-card/own-cards.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { routeAddress } from '../shared/route-address.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { LinkRow } from './LinkRow.tsx'

interface Props {
  cards: readonly Card[]
}

/** The valid links by which cards were shared. Each can be revoked. */
export function Shares({ cards }: Props) {
  const { t } = useIsland().page
  const request = useEndpoint(calls.shares, {})
  const { answer, again } = request
  if (!answer?.ok) return <RequestState request={request} title={t('card:failed')} />
  if (answer.data.length === 0) {
    return <EmptyState title={t('card:noShares')} description={t('card:noSharesWhy')} />
  }
  return (
    <ul className="exchanges">
      {answer.data.map((share) => (
        <ShareRow key={share.shareId} share={share} cards={cards} again={again} />
      ))}
    </ul>
  )
}

function ShareRow({ share, cards, again }: Props & { share: CardShare; again: () => void }) {
  const { page, call } = useIsland()
  const { t, format } = page
  const zone = useOwnZone()
  const { busy, write } = useBlockingWrite()
  const card = cards.find(({ cardId }) => cardId === share.cardId)
  const name = joinFacts(card?.fields.name, card?.label) || t('card:unknown')
  const until = share.expireTime
    ? t('card:until', { time: format.dateTime(share.expireTime, zone) })
    : t('card:lastsAlways')
  // A card may be shared by several links.
  const of = joinFacts(name, until)
  const withdraw = async () => {
    const result = await call(calls.withdrawShare, { shareId: share.shareId })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    showToast({ text: t('card:shareWithdrawn') })
    again()
  }
  return (
    <li className="exchange">
      <div className="exchange-head">
        <div>
          <h2>{name}</h2>
          <p className="small muted">
            {t('card:given', { fields: format.list(share.fields.map((field) => fieldName(page, field))) })}
          </p>
        </div>
        <p className="small muted tnum">{until}</p>
      </div>
      <LinkRow address={routeAddress(page, share.path)} of={of} />
      <p>
        <WriteButton className="btn btn-2 btn-s btn-danger" busy={busy} onPress={() => write(withdraw)}>
          <Icon name="x" small />
          {t('card:withdrawShare')}
          <span className="visually-hidden"> {of}</span>
        </WriteButton>
      </p>
    </li>
  )
}
