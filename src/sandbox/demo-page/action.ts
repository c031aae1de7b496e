import type { Endpoint } from '../../contract/endpoint.ts'
import type { Platform } from '../platform.ts'

/** A sentence for the page, and the id of the section that it shows then. */
interface Done {
  readonly said: string
  readonly section: string
}

/** What a button does; gives a sentence for the page, and the section to come back to. Undefined for wrong fields. */
export type Action = (form: URLSearchParams, platform: Platform, endpoints: readonly Endpoint[]) => Done | undefined
