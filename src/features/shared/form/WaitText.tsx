interface Props {
  /** Full seconds left, counting down. */
  seconds: number
  text: (seconds: number) => string
}

/** The screen reader may read the name of a button anew with each change of it. */
const SPOKEN_EVERY = 30

/** The waiting time in a button: exact to the eye, in a button's accessible name rounded up to half minutes. */
export function WaitText({ seconds, text }: Props) {
  return (
    <>
      <span aria-hidden="true">{text(seconds)}</span>
      <span className="visually-hidden">{text(Math.ceil(seconds / SPOKEN_EVERY) * SPOKEN_EVERY)}</span>
    </>
  )
}
