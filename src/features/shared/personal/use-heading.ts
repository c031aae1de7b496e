import { useLayoutEffect } from 'react'

interface Heading {
  readonly title: string
  /** Replaces the list's own line below its heading. */
  readonly lede: string
}

/**
 * Names the page after the single item of its list that is shown (`?id=`) in heading and title, until the list is shown
 * again.
 */
export function useHeading(heading: Heading | null): void {
  const { title, lede } = heading ?? {}
  // In a layout effect: the content below is rendered in the same frame, so that nothing moves.
  useLayoutEffect(() => {
    const head = document.querySelector('.pc-main > .page-head')
    const [h1, line] = [head?.querySelector('h1'), head?.querySelector('p')]
    if (title === undefined || lede === undefined || !h1 || !line) return
    const was = { title: document.title, h1: h1.textContent, line: line.textContent }
    document.title = was.title.replace(was.h1, () => title)
    h1.textContent = title
    line.textContent = lede
    return () => {
      document.title = was.title
      h1.textContent = was.h1
      line.textContent = was.line
    }
  }, [title, lede])
}
