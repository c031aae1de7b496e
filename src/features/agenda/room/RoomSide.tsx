import type { LiveGoods } from '@fair/contract/live.ts'
import { useId, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { usePage } from '../../../components/usePage.ts'
import { byNumber } from '../detail.ts'
import { RoomChat } from './RoomChat.tsx'

type Tab = 'chat' | 'goods'

interface Props {
  call: Call
  chatgroupId: string | null
  /** Whether the audience may write; otherwise it may only read. */
  isChatOpen?: boolean
  goods: readonly LiveGoods[]
}

/** Beside the picture: the audience's chat and the exhibits shown, with the current one marked. */
export function RoomSide({ call, chatgroupId, isChatOpen = true, goods }: Props) {
  const page = usePage()
  const { t } = page
  const id = useId()
  const [chosen, setTab] = useState<Tab>('chat')
  const sorted = byNumber(goods)
  const shown = sorted.filter(({ offset }) => typeof offset === 'number').at(-1)
  const tabs: readonly Tab[] = goods.length > 0 ? ['chat', 'goods'] : ['chat']
  // The presenter may have removed all exhibits while they were shown here.
  const tab = tabs.includes(chosen) ? chosen : 'chat'
  return (
    <aside className="side-chat" aria-label={t('room:beside')}>
      <div className="tabs" role="tablist" aria-label={t('room:beside')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={tab === each}
            aria-controls={`${id}-panel`}
            tabIndex={tab === each ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const next = tabs[(tabs.indexOf(each) + 1) % tabs.length]
              if (!next) return
              setTab(next)
              document.getElementById(`${id}-${next}`)?.focus()
            }}
          >
            {each === 'chat' ? t('room:chat') : `${t('room:goods')} ${goods.length}`}
          </button>
        ))}
      </div>
      {page.flags.has('SESSION_FEEDBACK') && (
        <button className="btn btn-2 btn-s room-questions" type="button" data-action="questions">
          <Icon name="message" small />
          {t('room:questions')}
        </button>
      )}
      <div className="panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'chat' ? (
          <RoomChat call={call} chatgroupId={chatgroupId} isOpen={isChatOpen} />
        ) : (
          <ol className="goods log">
            {sorted.map((each) => (
              <li className={each === shown ? 'item shown' : 'item'} key={each.exhibitsId}>
                <span className="pic">
                  <Picture media={each.picture} widths={[160]} sizes="7rem" />
                </span>
                <span className="goods-number">{each.number}</span>
                <div>
                  <h3>
                    <a href={page.href(`/exhibits/detail/${each.exhibitsId}`)} target="_blank" rel="noreferrer">
                      {each.exhibitsName}
                    </a>
                  </h3>
                  {each === shown && <p className="small">{t('room:shownNow')}</p>}
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </aside>
  )
}
