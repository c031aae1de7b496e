import { contract } from '@fair/contract/index.ts'
import type { AllowedLink } from '@fair/contract/link.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/** The hosts that /external-link lists (Spec 7). Few, and the same for the tenant: one call per language. */
export const loadLinks = (fetchOrFail: FetchOrFail): Promise<AllowedLink[]> => fetchOrFail(contract.link.external, {})
