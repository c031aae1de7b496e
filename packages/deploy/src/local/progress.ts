/** Where the progress of a build is shown. */
export interface Progress {
  /** How much is done, from 0 to 1, with a sentence about it. */
  show: (part: number, what: string) => void
  /** A warning or an error: on stderr, above the bar. */
  warn: (line: string) => void
  /** Ends the bar. */
  end: () => void
}

interface Terminal {
  isTTY?: boolean | undefined
  columns?: number | undefined
  write: (text: string) => unknown
}

const CELLS = 30
/** Without a terminal, a line is printed each time that this much more is done. */
const STEP = 0.1
const CLEAR = '\r\u001B[K'

/** A progress bar in one line of a terminal; elsewhere a plain line now and then. */
export function createProgress(out: Terminal = process.stdout, errors: Terminal = process.stderr): Progress {
  let shown = ''
  let next = 0
  const bar = (part: number, what: string) => {
    const cells = Math.round(part * CELLS)
    const text = `${'█'.repeat(cells)}${'░'.repeat(CELLS - cells)} ${percent(part)} ${what}`
    return text.slice(0, Math.max(0, (out.columns ?? 80) - 1))
  }
  return {
    show: (part, what) => {
      if (out.isTTY) {
        const line = bar(part, what)
        if (line !== shown) out.write(CLEAR + line)
        shown = line
      } else if (part >= next) {
        out.write(`${percent(part)} ${what}\n`)
        next = (Math.floor(part / STEP + 1e-9) + 1) * STEP
      }
    },
    warn: (line) => {
      if (out.isTTY) out.write(CLEAR)
      errors.write(`${line}\n`)
      if (out.isTTY) out.write(shown)
    },
    end: () => {
      if (out.isTTY && shown !== '') out.write(CLEAR)
      shown = ''
      next = 0
    },
  }
}

/** Shows warnings and errors only. */
export const quietProgress: Progress = { show: () => {}, warn: (line) => console.error(line), end: () => {} }

const percent = (part: number) => `${Math.floor(part * 100)} %`.padStart(5)
