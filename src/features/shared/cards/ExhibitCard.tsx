import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { ReactNode } from 'react'
import { BoothLink } from '../../../components/BoothLink.tsx'
import { Codes, KeyFigures } from '../../../components/Codes.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { usePage } from '../../../components/usePage.ts'
import { SaveButton } from '../SaveButton.tsx'

interface Props {
  exhibit: ExhibitSummary
  /** The one large card on home. */
  feature?: boolean
  /** On the first screen. */
  eager?: boolean
  /** Shown below it, e.g. why it is recommended. */
  children?: ReactNode
}

/** The picture is the card: name, one line of key figures, exhibitor and booth plate are below it. */
export function ExhibitCard({ exhibit, feature = false, eager = false, children }: Props) {
  const page = usePage()
  return (
    <li className={feature ? 'item feature' : 'item'}>
      <span className="pic">
        <Picture
          media={exhibit.picture}
          widths={feature ? [480, 960] : [320, 640]}
          sizes={feature ? '(min-width: 60rem) 40vw, 92vw' : '(min-width: 60rem) 22vw, 46vw'}
          eager={eager}
        />
      </span>
      <SaveButton type="EXHIBIT" id={exhibit.exhibitsId} name={exhibit.exhibitsName} />
      <div>
        <h3>
          <a href={page.href(`/exhibits/detail/${exhibit.exhibitsId}`)} lang={exhibit.nameLanguage ?? undefined}>
            <Codes text={exhibit.exhibitsName} />
          </a>
        </h3>
        <p className="spec">
          <KeyFigures text={exhibit.keyFigures} />
        </p>
        <p className="item-owner">
          <span className="clip">{exhibit.exhibitorName}</span>
          <BoothLink booth={exhibit.booth} />
        </p>
        {children}
      </div>
    </li>
  )
}
