import { expect, it } from 'vitest'
import { sanitise } from '../../src/lib/sanitise.ts'

it('platform HTML contains no images that the page’s policy blocks', () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'content-security-policy'
  policy.content = "img-src 'self' data: https://*.img.example; worker-src 'self' blob:"
  document.head.append(policy)
  const picture = (address: string) => `<img src="${address}">`
  const own = ['/media/1', `${location.origin}/media/1`, 'https://a.img.example/1'].map(picture).join('')
  const foreign = ['https://evil.example/1', 'https://evil.example/2'].map(picture).join('')
  expect(sanitise(`<p>${own}${foreign}</p>`)).toBe(`<p>${own}</p>`)
})
