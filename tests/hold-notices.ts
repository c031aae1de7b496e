/**
 * In the page: a toast is shown for 3 or 8 seconds (client/toast.ts), and a page whose script does not load is covered
 * for 8 (client/head.ts). On a slow machine a test would be too late for both, so they last as long as a test may.
 */
export function holdNotices(guard: number): void {
  const real = globalThis.setTimeout
  const patient = (run: () => void, ms?: number, ...given: unknown[]) =>
    real(run, ms === 3000 || ms === 8000 ? guard : ms, ...given)
  Object.assign(globalThis, { setTimeout: patient })
}
