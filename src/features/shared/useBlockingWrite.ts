import { useCallback } from 'react'
import { useWrite } from '../../components/useWrite.ts'
import { withLoadingOverlay } from './loading-overlay.ts'

/** useWrite for a write to the platform that the visitor waits for: the loading overlay covers the page (Spec 9). */
export function useBlockingWrite(): ReturnType<typeof useWrite> {
  const { busy, write } = useWrite()
  const cover = useCallback((work: () => Promise<void>) => write(() => withLoadingOverlay(work())), [write])
  return { busy, write: cover }
}
