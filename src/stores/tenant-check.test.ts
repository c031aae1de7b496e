import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../api/client.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

/** Checks a page of a tenant at a host, as a new page of the tab. @returns what the page shows, and the calls */
async function visit(hostname: string, tenantId: string) {
  const { checkTenant } = await import('./tenant-check.ts')
  const { $toasts } = await import('./toasts.ts')
  const sent: string[] = []
  const call = createClient({
    base: 'http://localhost/webapi',
    product: 'expo',
    headers: () => ({ tenantId }),
    text: (key) => key,
    fetch: async (input, init) => {
      sent.push(String(input).split('/').at(-1) ?? '')
      return sandbox.fetch(new Request(input, init))
    },
  })
  for (let n = 0; n < 2; n += 1) await checkTenant(call, { tenantId, apiBase: '' }, 'otherTenant', hostname)
  return { shown: $toasts.get()?.text ?? null, sent }
}

it('shows nothing if the domain is the tenant’s, and requests it once per tab', async () => {
  expect(await visit('localhost', 'A')).toEqual({ shown: null, sent: ['site'] })
  vi.resetModules()
  expect(await visit('localhost', 'A')).toEqual({ shown: null, sent: [] })
})

it('reports a page that was built for another tenant, on each page', async () => {
  expect(await visit('localhost', 'B')).toEqual({ shown: 'otherTenant', sent: ['site'] })
  vi.resetModules()
  expect(await visit('localhost', 'B')).toEqual({ shown: 'otherTenant', sent: ['site'] })
})

it('shows nothing if the platform has no such domain', async () => {
  expect(await visit('preview.example', 'A')).toEqual({ shown: null, sent: ['site'] })
  vi.resetModules()
  expect(await visit('preview.example', 'A')).toEqual({ shown: null, sent: [] })
})
