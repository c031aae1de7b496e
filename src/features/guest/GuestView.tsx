import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import { Appearances } from './Appearances.tsx'
import { type GuestViewProps, ownName } from './guest.ts'

/** The complete page of a guest: prerendered, or a fallback if the build does not contain it. */
export function GuestView(props: GuestViewProps) {
  const page = usePage()
  const { guest, introductionHtml, zone } = props
  const { t } = page
  return (
    <div className="wrap">
      <Crumbs items={[{ label: t('guest:title'), href: page.href('/guest') }, { label: guest.guestName }]} />
      <div className="portrait-side">
        <span className="pic portrait">
          <Picture media={guest.portrait} widths={[320, 640]} sizes="(min-width: 40rem) 18rem, 60vw" eager />
        </span>
        <div className="buy">
          <div>
            <h1>{guest.guestName}</h1>
            {ownName(guest) && (
              <p className="faint" lang={guest.localLanguage ?? undefined}>
                {ownName(guest)}
              </p>
            )}
          </div>
          <p>
            <b>{guest.jobTitle}</b>
            <br />
            <span className="muted">{guest.company}</span>
          </p>
          <p className="lede">{guest.summary}</p>
          <h2 className="visually-hidden">{t('guest:about')}</h2>
          <Prose html={introductionHtml} />
          <SideActions />
        </div>
      </div>
      <Section title={t('guest:appearances')} sub={t('guest:zone', { zone })}>
        <Appearances guest={guest} />
      </Section>
      <Neighbours
        base="/guest/detail"
        previous={props.previous}
        next={props.next}
        labels={[t('guest:previous'), t('guest:next')]}
      />
    </div>
  )
}
