import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LogoTile } from '../../ui/LogoTile.tsx'
import type { PageContext } from '../../ui/page.ts'
import { BoothPlate } from '../../ui/parts.tsx'

interface Props {
  page: PageContext
  exhibitor: ExhibitorBrief
  /** On the page of what they hold: a way to write to them. */
  chat?: true
}

/** The exhibitor who holds it: mark, name, where from, stand. */
export function HostLine({ page, exhibitor, chat }: Props) {
  return (
    <>
      <div className="byline">
        <LogoTile page={page} url={exhibitor.logo.url} />
        <div>
          <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>
            <b>{exhibitor.exhibitorName}</b>
          </a>
          <p className="small faint">
            {page.t('agenda:exhibitorFacts', { region: exhibitor.regionName, count: exhibitor.exhibitsCount })}
          </p>
        </div>
        <BoothPlate booth={exhibitor.booth} large />
      </div>
      {chat && (
        <button className="btn btn-2 btn-s needs-js" type="button" data-act="chat">
          <Icon name="message" small />
          {page.t('agenda:chat')}
        </button>
      )}
    </>
  )
}

/** A language by its tag ('zh-CN'), as the reader calls it and without its country; the tag itself where it has no name. */
export function languageName({ language }: PageContext, tag: string): string {
  try {
    return (
      new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(
        new Intl.Locale(tag).language,
      ) ?? tag
    )
  } catch {
    return tag
  }
}
