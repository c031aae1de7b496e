/** A build that was restarted after its engine crashed: the exit code of the first attempt. */
export interface Restart {
  code: number
}

/** Earlier attempts of this build, from BUILD_RESTARTS (scripts/run-build.mjs); empty if the value is not valid. */
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
