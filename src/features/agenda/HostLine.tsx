import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { BoothLink } from '../../components/BoothLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { usePage } from '../../components/usePage.ts'
import { chatLabel, ExhibitorStaff } from '../shared/StaffOnline.tsx'

interface Props {
  exhibitor: ExhibitorSummary
  /** On the page of an event they host: a way to write to them. */
  chat?: true
}

/** The hosting exhibitor: logo, name, region, booth. */
export function HostLine({ exhibitor, chat }: Props) {
  const page = usePage()
  return (
    <>
      <div className="byline">
        <LogoTile url={exhibitor.logo.url} />
        <div>
          <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>
            <b>{exhibitor.exhibitorName}</b>
          </a>
          <p className="small faint">
            {page.t('agenda:exhibitorFacts', { region: exhibitor.regionName, count: exhibitor.exhibitsCount })}
          </p>
        </div>
        <BoothLink booth={exhibitor.booth} large />
      </div>
      {chat && (
        <>
          <button className="btn btn-2 btn-s needs-js" type="button" data-action="chat">
            <Icon name="message" small />
            {chatLabel(page, exhibitor.isOnline)}
          </button>
          <ExhibitorStaff exhibitor={exhibitor} />
        </>
      )}
    </>
  )
}
