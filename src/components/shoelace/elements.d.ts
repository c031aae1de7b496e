import type SlProgressBar from '@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js'
import type SlQrCode from '@shoelace-style/shoelace/dist/components/qr-code/qr-code.js'
import type SlSwitch from '@shoelace-style/shoelace/dist/components/switch/switch.js'
import type SlTooltip from '@shoelace-style/shoelace/dist/components/tooltip/tooltip.js'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** React 19 sets the properties of an element that is defined, and listens to `sl-change` by `onsl-change`. */
type Attributes<Of extends HTMLElement, Key extends keyof Of> = DetailedHTMLProps<HTMLAttributes<Of>, Of> &
  Partial<Pick<Of, Key>>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sl-progress-bar': Attributes<SlProgressBar, 'value' | 'label'>
      'sl-qr-code': Attributes<SlQrCode, 'value' | 'label' | 'size' | 'errorCorrection'>
      'sl-switch': Attributes<SlSwitch, 'checked' | 'disabled'> & { 'onsl-change'?: (event: Event) => void }
      'sl-tooltip': Attributes<SlTooltip, 'content' | 'placement' | 'distance'>
    }
  }
}
