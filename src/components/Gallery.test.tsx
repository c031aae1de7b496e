import { expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { parsed } from '../../tests/parsed.ts'
import { renderView } from '../../tests/render-view.tsx'
import { Gallery } from './Gallery.tsx'

const media = (url: string) => ({ url, width: 1600, height: 1200 })

it('renders a video file among the pictures as a video (Spec 9), and all others as pictures', () => {
  const pictures = ['/media/a.jpg', '/media/run.MP4?sign=1', '/media/mp4'].map(media)
  const html = renderView(testPage(), <Gallery pictures={parsed(pictures)} name="GX650" />)
  expect(html.match(/<video /g)).toHaveLength(1)
  expect(html).toContain('src="/media/run.MP4?sign=1"')
  // Two large ones and two thumbnails; the video's thumbnail is an icon, as there is no picture of it.
  expect(html.match(/<img /g)).toHaveLength(4)
})

it('omits a video that the CSP would block', () => {
  const pictures = ['/media/a.jpg', '/media/run.mp4', 'https://evil.example/run.mp4'].map(media)
  const page = { ...testPage(), mayPlay: (url: string) => url.startsWith('/') }
  const html = renderView(page, <Gallery pictures={parsed(pictures)} name="GX650" />)
  expect(html.match(/<video /g)).toHaveLength(1)
  expect(html).not.toContain('evil.example')
})
