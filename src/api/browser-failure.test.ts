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
  it('takes a refusal for an item that is not there', () => {
    expect(detailFailure(failure('service', '4041'))).toEqual({ kind: 'missing' })
  })

  it('offers another try where the platform stumbled or its answer was unreadable', () => {
    for (const errCode of ['500', '503', '429']) {
      expect(detailFailure(failure('service', errCode))).toMatchObject({ kind: 'failed', offline: false, errCode })
    }
    expect(detailFailure(failure('contract', 'data.title'))).toMatchObject({ kind: 'failed', offline: false })
  })

  it('blames the network where no answer came', () => {
    for (const code of ['network', 'timeout'] as const) {
      expect(detailFailure(failure(code))).toMatchObject({ kind: 'failed', offline: true, message: 'words' })
    }
  })
})
