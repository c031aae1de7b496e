import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { Platform } from '../platform.ts'

/** A sentence for the page, and the id of the section to show after it. */
interface Done {
  readonly said: string
  readonly section: string
}

/** A button's action; returns a sentence for the page, and the section to return to. Undefined for invalid fields. */
export type Action = (form: URLSearchParams, platform: Platform, endpoints: readonly Endpoint[]) => Done | undefined
