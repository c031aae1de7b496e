import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { Captioning } from './useCaptionChoice.ts'
import type { CaptionChoice } from './video-element.ts'

interface Props {
  choices: readonly CaptionChoice[]
  captioning: Captioning
}

/** Turns captions on and off, and selects their language if there are several. Renders nothing if there are none. */
export function CaptionControls({ choices, captioning: { shown, language, toggle, choose } }: Props) {
  const { t } = usePage()
  if (choices.length === 0) return null
  return (
    <div className="cap-ctl">
      {choices.length > 1 && (
        <select
          className="input"
          aria-label={t('room:captionsIn')}
          value={language}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map((each) => (
            <option key={each.language} value={each.language} lang={each.language}>
              {each.label}
            </option>
          ))}
        </select>
      )}
      <button
        className="icon-btn"
        type="button"
        aria-label={t('room:captions')}
        aria-pressed={shown !== null}
        onClick={toggle}
      >
        <Icon name="captions" />
      </button>
    </div>
  )
}
