import type SlSwitch from '@shoelace-style/shoelace/dist/components/switch/switch.js'
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useElement } from './useElement.ts'

interface SwitchProps {
  checked: boolean
  disabled?: boolean
  /** While its promise is pending, further presses are reverted, so that no two writes overlap. */
  onChange: (isOn: boolean) => void | Promise<void>
  /** The label of the setting. */
  children: ReactNode
}

/** A setting that applies at once, without a submit button. A native checkbox until the element has loaded. */
export function Switch({ checked, disabled = false, onChange, children }: SwitchProps) {
  const isDefined = useElement('sl-switch')
  const element = useRef<SlSwitch>(null)
  const hadFocus = useRef(false)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [busy, setBusy] = useState(false)
  // A state alone would allow a second press before React has rendered the first one.
  const isBusy = useRef(false)
  const change = async (isOn: boolean) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(true)
    try {
      await onChange(isOn)
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }
  // The element changes by itself, and React sets only props that differ from the last render: a refused press is
  // reverted here.
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
          onChange={(event) => void change(event.currentTarget.checked)}
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
        void change((event.currentTarget as SlSwitch).checked)
        rerender()
      }}
    >
      {children}
    </sl-switch>
  )
}
