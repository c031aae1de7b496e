import type SlSwitch from '@shoelace-style/shoelace/dist/components/switch/switch.js'
import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react'
import { useElement } from './useElement.ts'

interface SwitchProps {
  checked: boolean
  disabled?: boolean
  busy?: boolean
  onChange: (isOn: boolean) => void
  /** What is switched on or off. */
  children: ReactNode
}

/** A setting that holds at once, without a button that sends it. A box of the browser's until the element has come. */
export function Switch({ checked, disabled = false, busy = false, onChange, children }: SwitchProps) {
  const isDefined = useElement('sl-switch')
  const element = useRef<SlSwitch>(null)
  const hadFocus = useRef(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // The element changes by itself, and React sets only what differs from the last time: a press that was refused is
  // taken back here.
  useLayoutEffect(() => {
    if (element.current) element.current.checked = checked
  })
  useLayoutEffect(() => {
    const own = element.current
    if (isDefined && own && hadFocus.current) void own.updateComplete.then(() => own.focus())
  }, [isDefined])
  if (!isDefined) {
    return (
      <label className="check switch">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a box of the browser's tells by itself whether it is ticked
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-busy={busy}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={() => {
            hadFocus.current = false
          }}
        />
        <span>{children}</span>
      </label>
    )
  }
  return (
    <sl-switch
      ref={element}
      className="switch"
      checked={checked}
      disabled={disabled}
      aria-busy={busy}
      onsl-change={(event: Event) => {
        onChange((event.currentTarget as SlSwitch).checked)
        redraw()
      }}
    >
      {children}
    </sl-switch>
  )
}
