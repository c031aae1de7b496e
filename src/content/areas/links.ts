import { contract } from '../../contract/index.ts'
import type { AllowedLink } from '../../contract/link.ts'
import type { Ask } from '../ask.ts'

/** The hosts that /external-link lists (Spec 7). Few, and of the tenant: one call a language. */
export const loadLinks = (ask: Ask): Promise<AllowedLink[]> => ask(contract.link.external, {})
