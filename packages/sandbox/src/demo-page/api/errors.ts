import { CALL_ERRORS } from '@fair/contract/call-errors.ts'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import { ERROR_CODES, type ErrorName } from '@fair/contract/error-codes.ts'
import { CALL_RETRIES, RETRY_AFTER_MAX_MS } from '@fair/contract/rules/limits.ts'
import type { Docstrings } from './docstrings.ts'
import type { JsonSchema } from './formats.ts'
import type { Walked } from './walk/walker.ts'

/** The error codes that a call may return, in order. */
export function errorsOf(name: string, endpoint: Endpoint, fields: readonly string[]): ErrorName[] {
  const own = new Set<ErrorName>(CALL_ERRORS[name])
  if (fields.length > 0) own.add('input')
  if (fields.some((field) => /id(s)?$/i.test(field))) own.add('missing')
  if (!endpoint.safe) own.add('state')
  if (endpoint.authed) own.add('expired')
  own.add('exception')
  return (Object.keys(ERROR_CODES) as ErrorName[]).filter((each) => own.has(each))
}

/** What a code means and how the site reacts, from the comments of the table. */
export const meaningOf = (error: ErrorName, docs: Docstrings): string => docs.call('ERROR_CODES', error) ?? error

export const codeLines = (errors: readonly ErrorName[], docs: Docstrings): string =>
  errors.map((error) => `- ${ERROR_CODES[error]}: ${meaningOf(error, docs)}`).join('\n')

/** An example of each code that the sandbox returned, by code. */
export function refusalExamples({ refusals }: Pick<Walked, 'refusals'>): Record<string, JsonSchema> {
  const examples = [...refusals].map(([code, { call, input, envelope }]) => [
    `refusal-${code}`,
    {
      summary: `${call} was refused`,
      description: `Called with ${JSON.stringify(input)}`,
      value: envelope,
    },
  ])
  return Object.fromEntries(examples)
}

/** The schemas of refusals. */
export const refusalSchemas = (docs: Docstrings): Record<string, JsonSchema> => ({
  ErrorCode: {
    description: 'Why a call was refused. A platform may define further codes; the site then shows errMsg.',
    oneOf: (Object.keys(ERROR_CODES) as ErrorName[]).map((name) => ({
      const: ERROR_CODES[name],
      title: name,
      description: meaningOf(name, docs),
    })),
  },
  Refusal: {
    description: 'A refused call; the HTTP status is 200.',
    type: 'object',
    required: ['success', 'errCode'],
    properties: {
      success: { const: false, description: 'Always false.' },
      errCode: {
        description: 'One of ErrorCode, or a code of the platform; as a number or as text.',
        anyOf: [{ $ref: '#/components/schemas/ErrorCode' }, { type: ['number', 'string'] }],
      },
      errMsg: { type: ['string', 'null'], description: 'Shown to the visitor; in the language of the request.' },
    },
  },
})

const REPEATED = `Calls with \`x-safe\` are repeated up to ${CALL_RETRIES} times`

/** Responses other than HTTP 200, and how the site reacts to them. */
const HTTP: Readonly<Record<string, readonly [component: string, description: string]>> = {
  401: ['Unauthorized', 'No login, or an expired one, like errCode 5014. The site logs out and opens the login.'],
  403: ['Forbidden', 'This visitor may not make the call. The site shows errMsg, or that the service failed.'],
  404: [
    'NotFound',
    'The entity or the call does not exist. The site shows the page “not found”, and does without the call if it can.',
  ],
  409: ['Conflict', 'Like errCode 4090: not possible in the current state. The site shows errMsg.'],
  413: ['ContentTooLarge', 'The body is larger than the platform accepts. The site shows errMsg at the form.'],
  429: [
    'TooManyRequests',
    `Too many requests. ${REPEATED}, each after the time given by Retry-After, unless that is longer than ${RETRY_AFTER_MAX_MS / 1000} s.`,
  ],
  '5XX': [
    'ServerError',
    `The platform failed. ${REPEATED}, each after Retry-After or a growing pause; then the site offers to try again.`,
  ],
}

/** The responses of a call other than HTTP 200. */
export function httpResponsesOf({ method, authed, safe }: Endpoint): Record<string, JsonSchema> {
  const codes = [
    ...(authed ? ['401', '403'] : []),
    '404',
    ...(safe ? [] : ['409']),
    ...(method === 'POST' || method === 'PUT' ? ['413'] : []),
    '429',
    '5XX',
  ]
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/${HTTP[code]?.[0]}` }]))
}

const RETRY_AFTER = {
  description: 'Seconds to wait, or the time from which the call may be repeated.',
  schema: { type: 'string' },
}

export const httpResponses = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(HTTP).map(([code, [component, description]]) => [
      component,
      {
        description: `${description} The body may be a Refusal, in which case its errMsg is shown.`,
        ...(code === '429' || code === '5XX' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
