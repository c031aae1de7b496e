import type { Sent } from '../src/domain/brand.ts'

/** Treats a test's value as parsed by the API layer (api/decode.ts): the requested type, made of plain texts. */
export const parsed = <T>(value: NoInfer<Sent<T>>): T => value as T
