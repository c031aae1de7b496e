/** The steps of a form, as bars above labels, with the current one marked. */
export function FormSteps({ names, at, label }: { names: readonly string[]; at: number; label: string }) {
  return (
    <ol className="steps" aria-label={label}>
      {names.map((name, n) => (
        <li key={name} className={n < at ? 'done' : undefined} aria-current={n === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
