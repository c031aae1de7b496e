import type { ReactElement } from 'react'
import { useElement } from './useElement.ts'

interface TooltipProps {
  /** Shown beside the control and read out after its name: so it must add information. */
  content: string
  /** The control. */
  children: ReactElement
}

/** A finger has no hover: the text would stay on the picture after a press. */
const canHover = () => matchMedia('(hover: hover)').matches

/** A text beside a control, on hover and keyboard focus; Esc hides it. Without the element, just the control. */
export function Tooltip({ content, children }: TooltipProps) {
  useElement('sl-tooltip', canHover)
  return (
    <sl-tooltip content={content} placement="top">
      {children}
    </sl-tooltip>
  )
}
