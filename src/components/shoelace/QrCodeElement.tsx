import { useElement } from './useElement.ts'

interface QrCodeElementProps {
  text: string
  label: string
  /** Sets its size; space of that size is reserved until it is rendered. */
  className?: string
  /** How much of it may be hidden: L 7 %, M 15 %. More makes the code finer, and harder to scan from a screen. */
  errorCorrection?: 'L' | 'M'
}

/**
 * Size in CSS pixels that it is rendered for, at double resolution: sharp at the largest size that a style sets, and in
 * print.
 */
const SIZE = 288

/** A QR code of a text that is not known at build time. Black on white in both themes: scanners need it. */
export function QrCodeElement({ text, label, className = 'qr-live', errorCorrection = 'L' }: QrCodeElementProps) {
  const isDefined = useElement('sl-qr-code')
  if (!isDefined) return <span className={`${className} skeleton`} />
  return <sl-qr-code className={className} value={text} label={label} size={SIZE} errorCorrection={errorCorrection} />
}
