import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

const none = { im: [], streams: [], uploads: [], media: [] }
const directives = (...config: Parameters<typeof contentSecurityPolicy>) =>
  Object.fromEntries(
    contentSecurityPolicy(...config)
      .split('; ')
      .map((each) => [each.split(' ', 1)[0], each.slice(each.indexOf(' ') + 1)]),
  )

describe('the content security policy', () => {
  it('allows only the page’s own host, unless the platform has others', () => {
    const {
      'connect-src': connect,
      'img-src': img,
      'media-src': media,
    } = directives({ apiBase: '', origins: none }, 'h')
    expect([connect, img, media]).toEqual(["'self'", "'self' data: blob:", "'self' blob:"])
  })

  it('allows each host only for its purpose', () => {
    const origins = {
      im: ['https://im.example'],
      streams: ['https://live.example'],
      uploads: ['https://store.example'],
      media: ['https://*.img.example'],
    }
    const policy = directives({ apiBase: 'https://api.example/platform', origins }, 'h')
    expect(policy['connect-src']).toBe(
      "'self' https://api.example wss://im.example https://live.example https://store.example https://*.img.example",
    )
    expect(policy['img-src']).toBe("'self' data: blob: https://*.img.example")
    expect(policy['media-src']).toBe("'self' blob: https://*.img.example https://live.example")
    expect(policy['script-src']).toBe("'self' 'h'")
    expect(policy['form-action']).toBe("'self'")
  })

  it('allows the tenant’s endpoint for vitals, on another host or the page’s own', () => {
    const at = (url: string) => directives({ apiBase: '', origins: none, vitals: { url, rate: 1 } }, 'h')['connect-src']
    expect(at('https://vitals.example/in')).toBe("'self' https://vitals.example")
    expect(at('/vitals')).toBe("'self'")
  })

  it('allows the chat’s WebSocket on the host of the API', () => {
    const policy = directives({ apiBase: 'http://localhost:4400/webapi', origins: none }, 'h')
    expect(policy['connect-src']).toBe("'self' http://localhost:4400 ws://localhost:4400")
  })
})
