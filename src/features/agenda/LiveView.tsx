import type { Live } from '@fair/contract/live.ts'
import { BoothLink } from '../../components/BoothLink.tsx'
import { Codes } from '../../components/Codes.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { languageName } from '../../lib/i18n/names.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { byNumber, entryOfLive, type LiveViewProps, ownReplays } from './detail.ts'
import { EventHead } from './EventHead.tsx'
import { RelatedLives } from './EventParts.tsx'
import { HostLine } from './HostLine.tsx'
import { Chapters, Replays } from './Replays.tsx'

/**
 * A stream before the visitor joins: its time on three clocks, who shows what, its chapters and recordings. Its room is
 * wrapped around it (room/Room.tsx).
 */
export function LiveView({ live, html, hostZone, related, previous, next }: LiveViewProps) {
  const page = usePage()
  const { t } = page
  const entry = entryOfLive(live, hostZone)
  const path = `/live/detail/${live._id}`
  const { own, others } = ownReplays(live.replayList, entry)
  return (
    <>
      <EventHead
        entry={entry}
        tags={live.tags}
        replay={own[0]}
        facts={[
          { label: t('agenda:fact.language'), value: languageName(page.language, live.language) },
          { label: t('agenda:fact.booth'), value: <BoothLink booth={live.booth} /> },
        ]}
      >
        <HostLine exhibitor={live.exhibitor} chat />
      </EventHead>
      <div className="two">
        <div>
          {html !== '' && (
            <Section id="about" title={t('agenda:about.live')}>
              <Prose html={html} />
            </Section>
          )}
          <Goods live={live} />
        </div>
        <aside className="event-side">
          {live.tagList.length > 0 && (
            <section>
              <h2>{t('agenda:chapters')}</h2>
              <Chapters
                tags={live.tagList}
                href={(seconds) => page.href(path, { join: 1, t: seconds })}
                label={t('agenda:chapters')}
              />
            </section>
          )}
          <RelatedLives liveId={live._id} entries={related} />
        </aside>
      </div>
      <Replays path={path} own={own} others={others} />
      <Neighbours
        base="/live/detail"
        previous={previous}
        next={next}
        labels={[t('agenda:previous'), t('agenda:next')]}
      />
    </>
  )
}

/** The exhibits shown in the stream, by the number that the presenter calls. */
function Goods({ live }: { live: Live }) {
  const page = usePage()
  const { t } = page
  if (live.goodsList.length === 0) return null
  return (
    <Section title={t('agenda:goods')} sub={t('agenda:goodsCount', { count: live.goodsList.length })}>
      <ol className="goods">
        {byNumber(live.goodsList).map((goods) => (
          <li className="item" key={goods.exhibitsId}>
            <span className="pic">
              <Picture media={goods.picture} widths={[160, 320]} sizes="7rem" />
            </span>
            <span className="goods-number">{goods.number}</span>
            <div>
              <h3>
                <a href={page.href(`/exhibits/detail/${goods.exhibitsId}`)} lang={goods.nameLanguage ?? undefined}>
                  <Codes text={goods.exhibitsName} />
                </a>
              </h3>
              <p className="small muted">{goods.keyFigures}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
