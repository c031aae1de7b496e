// What a page reports about its performance: to the tenant's endpoint, after consent, and nothing about the visitor.
import { expect, it, onTestFinished, vi } from 'vitest'
import { startVitals } from '../../src/client/vitals.ts'
import { setTracked } from '../../src/stores/consent.ts'
import { testPageData } from '../page-data.ts'
import { problems } from './island.tsx'

interface Report {
  url: string
  init: RequestInit
  body: {
    route: string
    language: string
    metrics: { name: string; value: number }[]
    errors: { message: string; stack: string[] }[]
  }
}

const data = testPageData({ route: { pattern: '/exhibits/detail' } })
const sent: Report[] = []

/** The page in the state in which a visitor leaves it. */
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const fail = (error: Error) => dispatchEvent(new ErrorEvent('error', { error, message: error.message }))

// One page, observed once: what it does then depends on the visitor's answer.
it('reports errors and Web Vitals by route, only with consent and without personal data', async () => {
  const address = location.href
  onTestFinished(() => {
    history.replaceState(null, '', address)
    localStorage.clear()
  })
  history.replaceState(null, '', '/ja-JP/exhibits/detail/800001/?token=abc&keyword=lee')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url), init: init ?? {}, body: JSON.parse(String(init?.body)) as Report['body'] })
    return new Response()
  })
  startVitals(data, 'https://vitals.example/in')

  // The visitor has not been asked yet.
  fail(new Error('before'))
  leave()
  expect(sent).toEqual([])

  setTracked(true)
  fail(new Error('No answer for lee@example.com at https://a.example/x?token=abc, 13812345678'))
  leave()
  const [reported] = sent
  expect(reported?.url).toBe('https://vitals.example/in')
  expect(reported?.init).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(reported?.body).toMatchObject({ v: 1, route: '/exhibits/detail', language: 'en-US', tenantId: '1001' })
  expect(reported?.body.errors.map(({ message }) => message)).toEqual(['No answer for …@… at https://a.example/x?… …'])
  expect(reported?.body.errors[0]?.stack.length).toBeGreaterThan(0)
  expect(reported?.body.errors[0]?.stack.join()).not.toContain('http')
  for (const personal of ['800001', 'abc', 'lee', '138']) expect(JSON.stringify(reported?.body)).not.toContain(personal)

  const metrics = () => {
    leave()
    return sent.flatMap(({ body }) => body.metrics.map(({ name }) => name))
  }
  await expect.poll(metrics).toContain('TTFB')

  // Consent withdrawn: records since then are not sent either.
  fail(new Error('after'))
  setTracked(false)
  leave()
  expect(sent.flatMap(({ body }) => body.errors)).toHaveLength(1)
  // Caused by the test.
  problems.splice(0)
})
