/** A build that was started once more after its engine crashed: the exit code of the first attempt. */
export interface Restart {
  code: number
}

/** Earlier attempts of this build, which scripts/run-build.mjs passes in BUILD_RESTARTS; empty if the variable is not valid. */
export function restartsIn(text = process.env['BUILD_RESTARTS']): Restart[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list)
      ? list.flatMap((each: { code?: unknown } | null) => (typeof each?.code === 'number' ? [{ code: each.code }] : []))
      : []
  } catch {
    return []
  }
}
