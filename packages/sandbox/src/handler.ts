import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Contract } from '@fair/contract/index.ts'
import type { Context } from './context.ts'
import type { AnswerOf } from './sent.ts'

/**
 * Answers one call: receives the declared input, and returns the declared payload or throws a PlatformError. It never
 * sees a request and never creates an envelope.
 */
export type Handler<E> = (input: InputOf<E>, context: Context) => AnswerOf<E> | Promise<AnswerOf<E>>

/** One handler for each call of a group of the contract: without one it does not compile. */
export type GroupHandlers<G> = { readonly [Call in keyof G]: Handler<G[Call]> }

export type Handlers = { readonly [Group in keyof Contract]: GroupHandlers<Contract[Group]> }
