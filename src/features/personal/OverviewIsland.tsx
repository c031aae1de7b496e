import { useCallback, useEffect } from 'react'
import { favourite } from '../../contract/favourite.ts'
import { homeRest } from '../../contract/home.ts'
import { user } from '../../contract/user.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { ExhibitCard } from '../../ui/cards/ExhibitCard.tsx'
import { FailedFace } from '../../ui/FailedFace.tsx'
import type { PersonalProps } from '../../ui/personal/mount-personal.tsx'
import { useAsk } from '../../ui/personal/use-ask.ts'
import { ListSkeleton } from '../../ui/personal/Waiting.tsx'
import { OverviewHead } from './OverviewHead.tsx'
import { OverviewInquiries } from './OverviewInquiries.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import { OverviewTickets } from './OverviewTickets.tsx'
import { OverviewToday } from './OverviewToday.tsx'

/** The personal center in one look: who, what is open, now and next, tickets, inquiries, what was saved lately. */
export function OverviewIsland({ at }: { at: PersonalProps }) {
  const { page, call, data } = at
  const exhibitionId = data.exhibitionId ?? ''
  const ask = useCallback(async () => {
    const [me, mine] = await Promise.all([call(user.info, {}), call(homeRest.personal, { exhibitionId })])
    if (!me.ok) return me
    return mine.ok ? { ok: true as const, data: { me: me.data, mine: mine.data } } : mine
  }, [call, exhibitionId])
  const { answer, again } = useAsk(ask)
  if (answer === null) {
    return (
      <>
        <Plain at={at} />
        <ListSkeleton page={page} />
      </>
    )
  }
  if (!answer.ok) {
    return (
      <>
        <Plain at={at} />
        <FailedFace page={page} failure={answer} title={page.t('personal:failed')} again={again} />
      </>
    )
  }
  const { me, mine } = answer.data
  return (
    <>
      <OverviewHead at={at} me={me} mine={mine} />
      <OverviewToday page={page} entries={mine.today} />
      <div className="split section">
        <OverviewTickets at={at} />
        <OverviewInquiries at={at} />
      </div>
      <Recent at={at} />
    </>
  )
}

/** The heading until the name is known. */
export function Plain({ at: { page } }: { at: PersonalProps }) {
  return (
    <header className="page-head">
      <h1>{page.t('personal:title.overview')}</h1>
      <p>{page.t('personal:lede.overview')}</p>
    </header>
  )
}

const RECENT = 4

function Recent({ at: { page, call } }: { at: PersonalProps }) {
  const { t } = page
  const ask = useCallback(() => call(favourite.page, { followType: 'EXHIBIT', pageNum: 1, pageSize: RECENT }), [call])
  const { answer, again } = useAsk(ask)
  useEffect(() => {
    addEventListener('fair:follows', again)
    return () => removeEventListener('fair:follows', again)
  }, [again])
  useEffect(() => {
    if (answer) tellDrawn()
  }, [answer])
  const exhibits = answer?.ok ? answer.data.records.flatMap(({ exhibit }) => exhibit ?? []) : []
  return (
    <OverviewPanel
      page={page}
      title={t('personal:recent')}
      all={page.href('/personal-center/exhibits')}
      answer={answer}
      again={again}
      none={
        exhibits.length === 0
          ? { text: t('personal:recentNone'), way: t('personal:toExhibits'), href: page.href('/exhibits') }
          : null
      }
    >
      <ul className="items four">
        {exhibits.map((exhibit) => (
          <ExhibitCard key={exhibit.exhibitsId} page={page} exhibit={exhibit} />
        ))}
      </ul>
    </OverviewPanel>
  )
}
