import { describe, expect, it } from 'vitest'
import { detailFailure } from './browser-failure.ts'
import type { Failure } from './client.ts'

const failure = (code: Failure['code'], errCode?: string): Failure => ({
  ok: false,
  code,
  message: 'words',
  ...(errCode === undefined ? {} : { errCode }),
})

describe('detailFailure', () => {
  it.each(['4041', '404'])('returns missing for the refusal %s', (errCode) => {
    expect(detailFailure(failure('service', errCode))).toEqual({ kind: 'missing' })
  })

  it.each(['4000', '4090', '1', undefined])('returns the platform’s message for any other refusal (%s)', (errCode) => {
    expect(detailFailure(failure('service', errCode))).toEqual({
      kind: 'failed',
      offline: false,
      message: 'words',
      errCode,
    })
  })

  it('reports server errors and unreadable responses as failed, but not as offline', () => {
    for (const errCode of ['500', '503', '429']) {
      expect(detailFailure(failure('service', errCode))).toMatchObject({ kind: 'failed', offline: false, errCode })
    }
    expect(detailFailure(failure('contract', 'data.title'))).toMatchObject({ kind: 'failed', offline: false })
  })

  it('reports network errors and timeouts as offline', () => {
    for (const code of ['network', 'timeout'] as const) {
      expect(detailFailure(failure(code))).toMatchObject({ kind: 'failed', offline: true, message: 'words' })
    }
  })
})
