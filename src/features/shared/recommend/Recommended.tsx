import { useLayoutEffect, useRef } from 'react'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import { notifyRendered } from '../../../stores/changes.ts'
import { showToast } from '../../../stores/toasts.ts'
import { RecommendedItem } from './RecommendedItem.tsx'
import type { Recommendation } from './recommend.api.ts'
import { type Slot, useRecommendations } from './useRecommendations.ts'

interface Props {
  slot: Slot
  /** Called with whether to hide the slot: recommendations replace it, or it is empty and nothing is recommended. */
  onShown?: (isShown: boolean) => void
}

/** The platform's recommendations, each with the reason and a button to dismiss it; below them a button for others. */
export function Recommended({ slot, onShown }: Props) {
  const page = usePage()
  const { t } = page
  const { shown, isBusy, isDecided, isSignedIn, unwantedCount, showOthers, dismiss, takeBack, takeAllBack } =
    useRecommendations(slot)
  const others = useRef<HTMLButtonElement>(null)
  const { kind, isFilled } = slot
  const key = shown?.map(({ id }) => id).join()
  useLayoutEffect(() => {
    onShown?.(key !== undefined || (!isFilled && isDecided))
    if (key) notifyRendered()
  }, [key, isFilled, isDecided, onShown])
  const refuse = ({ id, name }: Recommendation) => {
    // The pressed button is removed with its item.
    others.current?.focus()
    dismiss(id)
    showToast({
      text: t('recommend:refused', { name }),
      action: { label: t('common:undo'), run: () => takeBack(id) },
    })
  }
  if (isFilled && !isDecided) return null
  if (!isFilled && (!shown || (shown.length === 0 && unwantedCount === 0))) return null
  const body = (
    <>
      {shown && shown.length > 0 && (
        <ul className={kind === 'EXHIBITOR' ? 'exhibitor-list four' : kind === 'RANDOM_LIVE' ? undefined : 'four'}>
          {shown.map((found) => (
            <RecommendedItem key={found.id} found={found}>
              <p className="recommend-reason small">
                {found.reason && (
                  <span>{t(`recommend:because.${found.reason.kind}`, { name: found.reason.name })}</span>
                )}
                <button
                  className="link"
                  type="button"
                  aria-label={t('recommend:notInterestedIn', { name: found.name })}
                  onClick={() => refuse(found)}
                >
                  {t('recommend:notInterested')}
                </button>
              </p>
            </RecommendedItem>
          ))}
        </ul>
      )}
      <p className="recommend-tools small">
        <button
          ref={others}
          className="btn btn-2 btn-s"
          type="button"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && void showOthers()}
        >
          {t('recommend:others')}
        </button>
        {unwantedCount > 0 && (
          <button className="link" type="button" onClick={takeAllBack}>
            {t('recommend:restore', { count: unwantedCount })}
          </button>
        )}
        {isSignedIn && (
          <a className="link" href={page.href('/personal-center/setting')}>
            {t('recommend:interests')}
          </a>
        )}
      </p>
    </>
  )
  return isFilled || kind === 'RANDOM_LIVE' ? body : <Section title={t(`recommend:title.${kind}`)}>{body}</Section>
}
