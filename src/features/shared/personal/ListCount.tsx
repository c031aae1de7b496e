interface Props {
  /** How many entries the list has; '' if it has none or has not loaded. */
  text: string
  /** Shown to screen readers instead: that no entry matches. */
  noMatch: string
  className?: string
}

/** The number of entries of a list. It is always rendered, so that the result of another filter is announced. */
export const ListCount = ({ text, noMatch, className = 'pc-count' }: Props) => (
  <p className={text === '' ? 'visually-hidden' : className} role="status">
    {text || noMatch}
  </p>
)
