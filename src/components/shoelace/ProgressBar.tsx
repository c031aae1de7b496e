import { useElement } from './useElement.ts'

interface ProgressBarProps {
  /** From 0 to 1. */
  done: number
  /** The label of what makes progress. */
  label: string
  /** `done`, formatted for the language. */
  text: string
}

/** Progress of a task. The browser's own bar until the element has loaded. */
export function ProgressBar({ done, label, text }: ProgressBarProps) {
  const isDefined = useElement('sl-progress-bar')
  const value = Math.round(done * 100)
  return (
    <div className="progress">
      {isDefined ? (
        <sl-progress-bar value={value} label={label} />
      ) : (
        <progress value={value} max={100} aria-label={label} />
      )}
      <span className="tnum" aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
