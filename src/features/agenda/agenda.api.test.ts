import { afterAll, describe, expect, it } from 'vitest'
import { createClient } from '../../api/client.ts'
import { createSandbox } from '../../sandbox/app.ts'
import { askAgenda } from './agenda.api.ts'
import { plainAgenda, withChosen } from './agenda-address.ts'

const sandbox = createSandbox({ db: ':memory:', size: 'small' })
afterAll(() => sandbox.close())
const call = createClient({
  base: '',
  product: 'expo',
  headers: () => ({ language: 'en-US', exhibitionId: '2001', tenantId: '1001' }),
  text: (key) => key,
  fetch: async (input, init) => sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
})
const { signal } = new AbortController()
const ask = async (...args: [Parameters<typeof askAgenda>[1], Parameters<typeof askAgenda>[2]]) => {
  const result = await askAgenda(call, ...args, signal)
  if (!result.ok) throw new Error(result.message)
  return result.data
}

describe('the lists by the clock ask the platform', () => {
  it.each(['live', 'meeting', 'activity'] as const)('for %s, whole and by each facet', async (kind) => {
    const whole = await ask(kind, plainAgenda())
    expect(whole.by).toBe('time')
    expect(whole.page.total).toBeGreaterThan(5)
    for (const facet of ['date', 'hall', 'topic'] as const) {
      const [first] = whole.page.facets[facet] ?? []
      const narrowed = await ask(kind, withChosen(plainAgenda(), facet, [first?.value ?? 'none']))
      expect([facet, narrowed.page.total]).toEqual([facet, first?.count])
    }
  })

  it('by exhibitor: each with what it shows of the kind', async () => {
    for (const kind of ['live', 'meeting'] as const) {
      const answer = await ask(kind, { ...plainAgenda(), byExhibitor: true })
      if (answer.by !== 'exhibitor') throw new Error('not by exhibitor')
      const [first] = answer.page.records
      expect(first?.entries[0]?.kind).toBe(kind)
    }
  })
})
