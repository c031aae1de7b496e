/** The properties of a pointer or key event that show how it was meant. */
export interface Click {
  readonly button: number
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/**
 * A click that a browser would follow in the same tab: one that requests a new tab, a window or a file is left to the
 * browser.
 */
export const isUnmodifiedClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
