import type { HeightMessage } from '../domain/embed.ts'

/**
 * Reports to the page around this frame how high the content is, now and whenever that changes.
 *
 * @param content the element to measure: never the document, which is at least as high as its frame, so that the height
 * could only grow
 * @param origin the exact origin that receives the height
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
