import { useCallback, useEffect, useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: the slot is in HTML that React does not own
import { createPortal } from 'react-dom'
import { IslandProvider } from '../../../islands/IslandProvider.tsx'
import { $rendered } from '../../../stores/changes.ts'
import { Recommended } from './Recommended.tsx'
import type { RecommendKind } from './recommend.api.ts'
import type { Slot } from './useRecommendations.ts'

/**
 * The island of a page with recommendations: hydrated when a slot (RecommendSlot.tsx) comes near the viewport, it
 * renders the platform's recommendations beside the prerendered choice, and hides the latter.
 */
export const Recommendations = () => (
  <IslandProvider>
    <Slots />
  </IslandProvider>
)

interface PlacedSlot extends Slot {
  key: number
  element: HTMLElement
  place: HTMLElement
}

function Slots() {
  const [slots, setSlots] = useState<readonly PlacedSlot[]>([])
  useEffect(() => {
    // A page that is rendered by an island has its slots only after that.
    const look = () =>
      setSlots((before) => {
        const elements = [...document.querySelectorAll<HTMLElement>('[data-recommend]')]
        const isSame = elements.length === before.length && elements.every((each, n) => each === before[n]?.element)
        return isSame ? before : elements.map((each) => before.find(({ element }) => element === each) ?? placed(each))
      })
    look()
    return $rendered.listen(look)
  }, [])
  return slots.map((slot) => <Placed key={slot.key} slot={slot} />)
}

function Placed({ slot }: { slot: PlacedSlot }) {
  const { element, place } = slot
  const onShown = useCallback(
    (isShown: boolean) => {
      element.hidden = isShown
    },
    [element],
  )
  return createPortal(<Recommended slot={slot} onShown={onShown} />, place)
}

let lastKey = 0

function placed(element: HTMLElement): PlacedSlot {
  const { recommend, beside, count } = element.dataset
  const place = Object.assign(document.createElement('div'), { className: 'recommend-place' })
  element.after(place)
  const isFilled = element.childElementCount > 0
  lastKey += 1
  return {
    key: lastKey,
    element,
    place,
    kind: recommend as RecommendKind,
    relatedToId: beside,
    count: Number(count),
    isFilled,
  }
}
