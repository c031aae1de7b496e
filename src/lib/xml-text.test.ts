import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { xmlText } from './xml-text.ts'

it('produces valid XML for any text, of the same length when it is parsed', () => {
  const { DOMParser } = new JSDOM('').window
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\u0000', '\uFFFE', '\uD800', ']]>', '<!--'),
      (a, b) => {
        const text = `${a}${b}`
        const read = new DOMParser().parseFromString(`<t a="${xmlText(text)}">${xmlText(text)}</t>`, 'application/xml')
        expect(read.querySelector('parsererror')).toBeNull()
        expect(read.documentElement.textContent?.length).toBe(text.replaceAll('\r\n', '\n').length)
      },
    ),
  )
})
