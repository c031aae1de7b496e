// The messages a person sees when a command cannot continue: one sentence that says what to do.
// Plain JavaScript: the old Node that it complains about must be able to parse it.

/** An error whose message is meant for the person at the terminal; it is printed without a stack. */
export class Advice extends Error {
  /**
   * @param {string} sentence what is wrong and what to do
   * @param {number} [exitCode] the exit code of the command
   */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.name = 'Advice'
    this.exitCode = exitCode
  }
}

/**
 * The sentence for an error: its message if it carries an exit code (Advice, BuildFailure), a fixed one for system
 * errors, otherwise undefined.
 * @param {unknown} error anything that was thrown, or the output of a program
 * @returns {string | undefined}
 */
export function sentenceFor(error) {
  const { exitCode, message } = /** @type {{ exitCode?: unknown, message?: string }} */ (error ?? {})
  if (typeof exitCode === 'number') return message
  const text = String(/** @type {{ code?: unknown }} */ (error)?.code ?? '') + String(error)
  if (/ENOSPC/.test(text)) return 'The disk is full: free at least 2 GB and run the command again.'
  if (/EDQUOT/.test(text)) return 'Your disk quota is used up: free at least 2 GB and run the command again.'
  if (/EACCES|EPERM|EROFS/.test(text))
    return 'This folder is not writable: grant yourself write permission (or copy it elsewhere) and run the command again.'
  return undefined
}

/**
 * Prints the reason and ends the process; an unexpected error is printed with its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  const sentence = sentenceFor(error)
  if (sentence) console.error(sentence)
  else console.error(error)
  const exitCode = /** @type {{ exitCode?: unknown }} */ (error)?.exitCode
  process.exit(typeof exitCode === 'number' ? exitCode : 1)
}
