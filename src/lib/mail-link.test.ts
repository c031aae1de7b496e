import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

it('escapes parameters in a mail address', () => {
  expect(mailLink('li.wei@example.com')).toBe('mailto:li.wei@example.com')
  expect(mailLink('a@b.example?bcc=c@d.example&body=x')).toBe('mailto:a@b.example%3Fbcc%3Dc%40d.example%26body%3Dx')
})
