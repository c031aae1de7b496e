import { useState } from 'react'

let given = 0

/**
 * An id of its own for what labels or describes, the same at each render. Preact's useId counts anew in each root, and a
 * page has several (a dialog, the chat and a list), so that their ids would meet. For islands only: prerendered pages
 * name their ids themselves.
 */
export function useId(): string {
  const [id] = useState(() => {
    given += 1
    return `own-${given}`
  })
  return id
}
