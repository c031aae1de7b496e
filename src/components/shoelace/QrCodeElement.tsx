import { useElement } from './useElement.ts'

interface QrCodeElementProps {
  text: string
  label: string
  /** Sets its size; space of that size is reserved until it is rendered. */
  className?: string
  /** How much of it may be hidden: L 7 %, M 15 %. More makes it finer, and harder to read off a screen. */
  errorCorrection?: 'L' | 'M'
}

/** CSS pixels that it is rendered for, twice as many are rendered: sharp at the largest measure that a style gives it, and printed. */
const SIZE = 288

/** A QR code of a text that no build knows. Black on white in both themes: readers need it. */
export function QrCodeElement({ text, label, className = 'qr-live', errorCorrection = 'L' }: QrCodeElementProps) {
  const isDefined = useElement('sl-qr-code')
  if (!isDefined) return <span className={`${className} skeleton`} />
  return <sl-qr-code className={className} value={text} label={label} size={SIZE} errorCorrection={errorCorrection} />
}
