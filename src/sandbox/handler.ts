import type { InputOf } from '../contract/endpoint.ts'
import type { Contract } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { AnswerOf } from './sent.ts'

/**
 * Answers one call: gets its input as declared, gives the payload as declared, or throws a PlatformError. It never sees a
 * request and never makes an envelope.
 */
export type Handler<E> = (input: InputOf<E>, context: Context) => AnswerOf<E> | Promise<AnswerOf<E>>

/** One handler for each call of a group of the contract: a missing one does not compile. */
export type GroupHandlers<G> = { readonly [Call in keyof G]: Handler<G[Call]> }

export type Handlers = { readonly [Group in keyof Contract]: GroupHandlers<Contract[Group]> }
