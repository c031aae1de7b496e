import type { ReactElement } from 'react'
import { useElement } from './useElement.ts'

interface TooltipProps {
  /** Shown beside the control and read out after its name: so it must say more than that. */
  content: string
  /** The control. */
  children: ReactElement
}

/** A finger has no hover: the words would stay on the picture after a press. */
const canHover = () => matchMedia('(hover: hover)').matches

/** Words beside a control, under the pointer and with the keyboard's focus; Esc takes them away. Without the element, just the control. */
export function Tooltip({ content, children }: TooltipProps) {
  useElement('sl-tooltip', canHover)
  return (
    <sl-tooltip content={content} placement="top">
      {children}
    </sl-tooltip>
  )
}
