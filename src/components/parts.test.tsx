import { expect, it } from 'vitest'
import { joinFacts } from './parts.tsx'

it('joins the facts that are there, without a line that begins with a dot', () => {
  expect(joinFacts('Haihui Convention Centre', '', null, 'Ningbo')).toBe('Haihui Convention Centre\u00A0· Ningbo')
  expect(joinFacts(null, undefined, false)).toBe('')
})
