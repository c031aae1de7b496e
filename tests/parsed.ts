import type { Sent } from '@fair/contract/rules/brand.ts'

/** Treats a test's value as parsed by the API layer (api/decode.ts): the requested type, made of plain texts. */
export const parsed = <T>(value: NoInfer<Sent<T>>): T => value as T
