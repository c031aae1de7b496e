import { favourite } from '@fair/contract/favourite.ts'
import { homeRest } from '@fair/contract/home.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { user } from '@fair/contract/user.ts'
import { useCallback, useEffect } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { useNow } from '../../components/useNow.ts'
import { usePage } from '../../components/usePage.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { $followed, notifyRendered } from '../../stores/changes.ts'
import { ExhibitCard } from '../shared/cards/ExhibitCard.tsx'
import { useAnswer, useEndpoint } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { SignInPrompt } from '../shared/personal/SignInPrompt.tsx'
import { Recommended } from '../shared/recommend/Recommended.tsx'
import type { RecommendKind } from '../shared/recommend/recommend.api.ts'
import { OverviewHead } from './OverviewHead.tsx'
import { OverviewInquiries } from './OverviewInquiries.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import { OverviewTickets } from './OverviewTickets.tsx'
import { OverviewToday } from './OverviewToday.tsx'

/** The overview of the personal center: profile, open tasks, now and next, tickets, inquiries, recently saved. */
export const OverviewPage = () => (
  <PersonalPage Skeleton={OverviewSkeleton} SignedOut={OverviewSignedOut}>
    <Overview />
  </PersonalPage>
)

function Overview() {
  const { page, call, data } = useIsland()
  const exhibitionId = data.exhibitionId ?? ''
  const now = isoOf(useNow().getTime())
  const load = useCallback(async () => {
    const [me, mine] = await Promise.all([call(user.info, {}), call(homeRest.personal, { exhibitionId })])
    if (!me.ok) return me
    return mine.ok ? { ok: true as const, data: { me: me.data, mine: mine.data } } : mine
  }, [call, exhibitionId])
  const { answer, again } = useAnswer(load)
  if (answer === null) return <OverviewSkeleton />
  if (!answer.ok) {
    return (
      <>
        <Heading />
        <ErrorState failure={answer} title={page.t('personal:failed')} again={again} />
      </>
    )
  }
  const { me, mine } = answer.data
  return (
    <>
      <OverviewHead me={me} mine={mine} now={now} />
      <OverviewToday entries={mine.today} now={now} />
      <div className="split section">
        <OverviewTickets />
        <OverviewInquiries />
      </div>
      <Recent />
      {RECOMMENDED.map((kind) => (
        <Recommended key={kind} slot={{ kind, relatedToId: undefined, count: RECENT, isFilled: false }} />
      ))}
    </>
  )
}

function OverviewSkeleton() {
  return (
    <>
      <Heading />
      <ListSkeleton />
    </>
  )
}

function OverviewSignedOut({ login }: { login: () => void }) {
  return (
    <>
      <Heading />
      <SignInPrompt login={login} />
    </>
  )
}

/** The heading until the name has loaded. */
function Heading() {
  const { t } = usePage()
  return (
    <header className="page-head">
      <h1>{t('personal:title.overview')}</h1>
      <p>{t('personal:lede.overview')}</p>
    </header>
  )
}

const RECENT = 4

const RECOMMENDED: readonly RecommendKind[] = ['EXHIBIT', 'EXHIBITOR', 'LIVE', 'MEETING', 'EXHIBITOR_GROUP']

function Recent() {
  const page = usePage()
  const { t } = page
  const request = useEndpoint(favourite.page, {
    followType: 'EXHIBIT',
    pageNum: 1,
    pageSize: RECENT,
  })
  const { answer, refresh } = request
  useEffect(() => {
    return $followed.listen(refresh)
  }, [refresh])
  useEffect(() => {
    if (answer) notifyRendered()
  }, [answer])
  const exhibits = answer?.ok ? answer.data.records.flatMap(({ exhibit }) => exhibit ?? []) : []
  return (
    <OverviewPanel
      title={t('personal:recent')}
      all={page.href('/personal-center/exhibits')}
      request={request}
      none={
        exhibits.length === 0
          ? { text: t('personal:recentNone'), actionLabel: t('personal:toExhibits'), href: page.href('/exhibits') }
          : null
      }
    >
      <ul className="items four">
        {exhibits.map((exhibit) => (
          <ExhibitCard key={exhibit.exhibitsId} exhibit={exhibit} />
        ))}
      </ul>
    </OverviewPanel>
  )
}
