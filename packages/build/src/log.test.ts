import { expect, it } from 'vitest'
import { createLog, type LogForm } from './log.ts'

it.each(['text', 'json'] as const satisfies LogForm[])('prints no secrets: %s', (form) => {
  const lines: string[] = []
  const log = createLog(form, { write: (line) => lines.push(line) })
  log.warn('slow', 'GET https://platform.example/a?token=s3cret failed with Authorization: s3cret.')
  expect(lines.join()).toContain('https://platform.example/a')
  expect(lines.join()).not.toContain('s3cret')
})
