import type { HeightMessage } from '../domain/embed.ts'

/**
 * Tells the page around this frame how high the content is, now and whenever that changes.
 *
 * @param content what is measured: never the document, which is no lower than its frame, so that this could only grow
 * @param origin the exact origin that hears it
 */
export function postFrameHeight(content: Element, origin: string): void {
  let reportedHeight = 0
  const sendTo = () => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === reportedHeight) return
    reportedHeight = height
    const message: HeightMessage = { type: 'fair:height', height }
    parent.postMessage(message, origin)
  }
  new ResizeObserver(sendTo).observe(content)
  sendTo()
}
