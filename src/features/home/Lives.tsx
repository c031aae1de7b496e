import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { BoothPlate, Section } from '../../ui/parts.tsx'
import { Time } from '../../ui/Time.tsx'
import type { HomeBlock } from './home.ts'

/** Streams: the running ones first (Spec 9: the first 4). */
export function Lives({ page, block }: { page: PageContext; block: Extract<HomeBlock, { type: 'lives' }> }) {
  const { t, format } = page
  return (
    <Section title={block.title} sub={t('home:running', { count: block.running })}>
      <ul className="four rail">
        {block.items.map((live) => (
          <li className="item" key={live._id}>
            <span className="pic pic-16">
              <Picture page={page} media={live.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 70vw" />
              {live.state === 'live' && <span className="live-badge">{t('common:live')}</span>}
              <span className="on-pic">
                {live.state === 'upcoming' ? (
                  <Time page={page} iso={live.startTime} show="time" />
                ) : (
                  <>
                    <Icon name="eye" />
                    <span className="vh">{t('home:viewers', { count: live.viewers })}</span>
                    <span aria-hidden="true">{format.number(live.viewers)}</span>
                  </>
                )}
              </span>
            </span>
            <div>
              <h3 className="clip-2">{live.title}</h3>
              <p className="who">
                <a className="clip" href={page.href(`/exhibitor/detail/${live.exhibitorId}`)}>
                  {live.exhibitorName}
                </a>
                <BoothPlate booth={live.booth} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
