import { contract } from '../../contract/index.ts'
import type { AllowedLink } from '../../contract/link.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/** The hosts that /external-link lists (Spec 7). Few, and of the tenant: one call a language. */
export const loadLinks = (fetchOrFail: FetchOrFail): Promise<AllowedLink[]> => fetchOrFail(contract.link.external, {})
