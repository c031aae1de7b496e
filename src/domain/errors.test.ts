import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { describe, expect, test } from 'vitest'
import { codeOfThrown, type FailureCode, failureText, isExpired, isRefusal, messageKeyOf } from './errors.ts'

describe('isExpired', () => {
  test.each([
    { errCode: '5014' },
    { errCode: ERROR_CODES.expired },
    { errCode: ' 5014 ', errMsg: '服务异常' },
    { errMsg: 'Login has expired. Log in again' },
    { errCode: '1', errMsg: 'login has expired, please log in again!' },
    { errMsg: 'LOGIN EXPIRED' },
    { errMsg: 'Your session has already expired' },
    { errMsg: 'Log-in status expired' },
    { errMsg: 'Session timed out' },
    { errMsg: '登录已过期' },
    { errMsg: '登录过期，请重新登录' },
    { errMsg: '您的登录已失效，请重新登录' },
    { errMsg: '登录状态已经过期' },
    { errMsg: '登录信息失效' },
    { errMsg: '登陆超时' },
    { errMsg: '登入已過期' },
    { errMsg: '会话已过期' },
    { errMsg: 'ログインの有効期限が切れました。もう一度ログインしてください' },
    { errMsg: 'セッションがタイムアウトしました' },
    { errMsg: '로그인이 만료되었습니다. 다시 로그인하세요' },
    { errMsg: '로그인 유효 기간이 만료되었습니다' },
  ])('is true for %j', (reply) => {
    expect(isExpired(reply)).toBe(true)
  })

  test.each([
    {},
    { errCode: null, errMsg: null },
    { errCode: '0', errMsg: '' },
    { errCode: '50140' },
    { errCode: '-5014' },
    { errCode: '5013', errMsg: 'Wrong password' },
    { errMsg: '登录失败' },
    { errMsg: '请先登录' },
    { errMsg: '登录密码已过期' },
    { errMsg: '验证码已过期' },
    { errMsg: '门票已过期' },
    { errMsg: 'The login code has expired' },
    { errMsg: 'Ticket expired' },
    { errMsg: 'The booking session is full' },
    { errMsg: 'ログインに失敗しました' },
    { errMsg: '認証コードの有効期限が切れました' },
    { errMsg: '인증번호가 만료되었습니다' },
    { errMsg: `${'登录'.repeat(200)}已过期` },
  ])('is false for %j', (reply) => {
    expect(isExpired(reply)).toBe(false)
  })
})

test.each([
  ['service', '4041', true],
  ['service', '5014', true],
  ['service', '404', true],
  ['service', undefined, true],
  ['service', '429', false],
  ['service', '503', false],
  ['network', undefined, false],
  ['contract', '4041', false],
])('%s with errCode %s is a refusal: %s', (code, errCode, isRefused) => {
  expect(isRefusal({ code, errCode })).toBe(isRefused)
})

const codes: FailureCode[] = ['network', 'timeout', 'aborted', 'exception', 'expired', 'contract', 'service', 'input']

test('every code but aborted has a message key', () => {
  expect(codes.map(messageKeyOf)).toEqual([
    'network',
    'timeout',
    null,
    'exception',
    'expired',
    'contract',
    'service',
    'input',
  ])
})

describe('failureText', () => {
  const translate = (key: string) => `<${key}>`

  test('returns the platform’s message for a refusal', () => {
    expect(failureText({ code: 'service', message: '库存不足' }, translate)).toBe('库存不足')
  })
  test.each([null, undefined, '', '  \n'])('returns a general text for a refusal without a message (%j)', (message) => {
    expect(failureText({ code: 'service', message }, translate)).toBe('<service>')
  })
  test('never shows the message of a server or browser for any other code', () => {
    for (const code of codes.filter((each) => each !== 'service' && each !== 'aborted')) {
      expect(failureText({ code, message: 'TypeError: x is undefined' }, translate)).toBe(`<${code}>`)
    }
  })
  test('returns null for an aborted call', () => {
    expect(failureText({ code: 'aborted', message: 'x' }, translate)).toBeNull()
  })
})

describe('codeOfThrown', () => {
  test('classifies the errors that this runtime throws', async () => {
    const signal = AbortSignal.abort()
    const late = AbortSignal.timeout(0)
    const nowhere = 'http://127.0.0.1:9/'
    expect(codeOfThrown(await fetch(nowhere, { signal: signal }).catch((error) => error))).toBe('aborted')
    expect(codeOfThrown(await fetch(nowhere).catch((error) => error))).toBe('network')
    await new Promise((resolve) => late.addEventListener('abort', resolve))
    expect(codeOfThrown(await fetch(nowhere, { signal: late }).catch((error) => error))).toBe('timeout')
  })

  test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'returns network for %s',
    (message) => {
      expect(codeOfThrown(new TypeError(message))).toBe('network')
      expect(codeOfThrown(new Error('wrapped', { cause: new TypeError(message) }))).toBe('network')
    },
  )

  test.each([new TypeError('x is not a function'), new SyntaxError('Unexpected token'), 'text', null, undefined, 5])(
    'returns exception for %s',
    (error) => {
      expect(codeOfThrown(error)).toBe('exception')
    },
  )

  test('returns exception for a cyclic cause', () => {
    const error = new Error('round')
    error.cause = error
    expect(codeOfThrown(error)).toBe('exception')
  })
})
