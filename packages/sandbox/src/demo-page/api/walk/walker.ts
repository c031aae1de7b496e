import type { Endpoint, InputOf } from '@fair/contract/endpoint.ts'
import type { NamedCall } from '../../../probe/reads.ts'
import type { Sandbox } from '../../../sandbox.ts'
import type { AnswerOf } from '../../../sent.ts'
import { send } from '../send.ts'
import { type Envelope, shortened } from '../shortened.ts'

/** A request and its answer. */
export interface Example {
  readonly input: Readonly<Record<string, unknown>>
  readonly envelope: Envelope
}

/** A refusal that the site acts on, with the call that was refused. */
interface RefusalExample extends Example {
  readonly call: string
}

export interface Walked {
  /** The first answer to each call, by its name. */
  readonly examples: Map<string, Example>
  /** The first refusal of each code. */
  readonly refusals: Map<string, RefusalExample>
}

/** A person who uses the fair. */
interface Person {
  /** The payload of a call; the request becomes its example. @throws if it was refused */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>
  /** Sends a request that is refused; its code gets an example. @throws if it was not refused */
  refusal<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void>
}

/** A fair with people at it. */
export interface Walker {
  readonly sandbox: Sandbox
  readonly tenantId: string
  as(userId: string): Person
  readonly anybody: Person
}

/** The examples of all people are collected in `walked`. */
export function createWalker(sandbox: Sandbox, tenantId: string, calls: readonly NamedCall[], walked: Walked): Walker {
  const nameOf = new Map(calls.map(({ name, endpoint }) => [endpoint, name]))
  const person = (own: Readonly<Record<string, string>>): Person => {
    const headers = { language: 'en-US', tenantId, ...own }
    const envelopeOf = async (endpoint: Endpoint, given: unknown) => {
      const input: Record<string, unknown> = Object(given)
      const name = nameOf.get(endpoint) ?? endpoint.path
      const envelope = await send(sandbox, endpoint, input, headers)
      return { name, input, envelope }
    }
    return {
      async call(endpoint, given) {
        const { name, input, envelope } = await envelopeOf(endpoint, given)
        if (envelope['success'] !== true)
          throw new Error(`${name} was refused: ${envelope['errCode']} ${envelope['errMsg']}`)
        if (!walked.examples.has(name)) walked.examples.set(name, { input, envelope: shortened(envelope) })
        const { kind } = endpoint.reply
        return (kind === 'page' ? envelope : envelope[kind]) as AnswerOf<typeof endpoint>
      },
      async refusal(endpoint, given) {
        const { name, input, envelope } = await envelopeOf(endpoint, given)
        if (envelope['success'] === true) throw new Error(`${name} was not refused`)
        const code = String(envelope['errCode'])
        if (!walked.refusals.has(code)) walked.refusals.set(code, { call: name, input, envelope })
      },
    }
  }
  return {
    sandbox,
    tenantId,
    as: (userId) => person({ userId, Authorization: sandbox.admin.signIn(userId, tenantId) }),
    anybody: person({}),
  }
}

/** The first matching item; if there is none, the error names what was sought. */
export function first<T>(items: readonly T[], what: string, is: (item: T) => boolean = () => true): T {
  const item = items.find(is)
  if (item === undefined) throw new Error(`The sample fair has no ${what}`)
  return item
}
