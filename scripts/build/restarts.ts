/** A build that was started once more after its engine crashed: the exit code of the first attempt. */
export interface Restart {
  code: number
}

/** What scripts/run-build.mjs tells the second build of the first, in BUILD_RESTARTS; nothing where that is no such list. */
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
