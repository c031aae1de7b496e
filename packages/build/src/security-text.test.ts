import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { readOptions } from './options.ts'
import { writeSecurityText } from './security-text.ts'

it('writes the security contact with an expiry date in one year', () => {
  const dir = mkdtempSync(join(tmpdir(), 'security-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeSecurityText(dir, {
    ...{ contact: 'mailto:security@fair.example', now: parsed('2026-11-19T02:00:00.000Z') },
    ...{ origin: 'https://fair.example', languages: ['zh-CN', 'en-US'] },
  })
  expect(readFileSync(join(dir, '.well-known/security.txt'), 'utf8').split('\n')).toEqual([
    'Contact: mailto:security@fair.example',
    'Expires: 2027-11-19T02:00:00.000Z',
    'Preferred-Languages: zh, en',
    'Canonical: https://fair.example/.well-known/security.txt',
    '',
  ])
})

it.each(['security@fair.example', 'javascript:alert(1)', 'mailto:a@b.example\nContact: mailto:c@d.example'])(
  'refuses the contact %j',
  (contact) => {
    const read = () => readOptions(['--security-contact', contact], {})
    expect(read).toThrow(expect.objectContaining({ exitCode: 2 }))
  },
)
