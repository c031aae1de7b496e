import type { Sent } from '../src/domain/brand.ts'

/** A value of a test as if the border had parsed it (api/decode.ts): the type that is requested, of plain texts. */
export const parsed = <T>(value: NoInfer<Sent<T>>): T => value as T
