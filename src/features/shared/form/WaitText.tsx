interface Props {
  /** Full seconds left, counting down. */
  seconds: number
  text: (seconds: number) => string
}

/** In seconds: a screen reader may read a button's name again with each change. */
const SPOKEN_EVERY = 30

/** The waiting time in a button: exact on the screen, rounded up to half minutes in the button's accessible name. */
export function WaitText({ seconds, text }: Props) {
  return (
    <>
      <span aria-hidden="true">{text(seconds)}</span>
      <span className="visually-hidden">{text(Math.ceil(seconds / SPOKEN_EVERY) * SPOKEN_EVERY)}</span>
    </>
  )
}
