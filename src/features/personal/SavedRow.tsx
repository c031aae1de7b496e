import { BoothLink } from '../../components/BoothLink.tsx'
import { tiedFacts } from '../../components/Codes.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { CompareButton } from '../shared/CompareButton.tsx'
import { SaveButton } from '../shared/SaveButton.tsx'
import type { SavedItem } from './saved-kinds.ts'

/** A saved entry: picture, name, description, place, and the heart that removes it from the list. */
export function SavedRow({ item }: { item: SavedItem }) {
  const { t, format, zone } = usePage()
  const { picture, isLogo, name, lang, href, lines, booth, followType, targetId, followTime } = item
  return (
    <li className="pc-row">
      <span className={isLogo ? 'pc-pic pc-logo' : 'pc-pic'}>
        {picture && <Picture media={picture} widths={[160, 320]} sizes="7.5rem" />}
      </span>
      <div>
        <h3>
          <a href={href} lang={lang}>
            {name}
          </a>
        </h3>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="clip-2 small">
              {tiedFacts(line)}
            </p>
          ))}
        <p className="pc-foot">
          {booth && <BoothLink booth={booth} />}
          {followTime && (
            <span className="tiny faint">{t('personal:savedAt', { date: format.date(followTime, zone) })}</span>
          )}
          {followType === 'EXHIBIT' && <CompareButton id={targetId} name={name} className="link" />}
        </p>
      </div>
      <SaveButton type={followType} id={targetId} name={name} />
    </li>
  )
}
