import * as z from 'zod/mini'
import { Block, MicroBlock } from './decoration.ts'
import { data, get, list, post } from './endpoint.ts'
import { time } from './kinds.ts'

/**
 * Targets of a preview: HOME the exhibition's home page, LOGIN the login page, MICRO_PAGE one micro page,
 * EXHIBITOR_GROUP one group.
 */
export const PreviewTarget = z.enum(['HOME', 'LOGIN', 'MICRO_PAGE', 'EXHIBITOR_GROUP'])
export type PreviewTarget = z.infer<typeof PreviewTarget>

const previewToken = {
  /** From decorations/preview/token for the same target, or from the platform's back office, through the address. */
  previewToken: z.string(),
}

export const decorationRest = {
  /**
   * The unpublished blocks of the login page, or of the micro page `id`. Requires no login, but a token: refused if it
   * is not valid (Spec 7; prefix assumed). Home and groups have their own preview calls.
   */
  preview: get(
    '/api/v2/app/decorations/preview',
    z.object({
      ...previewToken,
      /** LOGIN: the login page. MICRO_PAGE: the micro page `id`. */
      target: z.enum(['LOGIN', 'MICRO_PAGE']),
      /** The micro page; required for MICRO_PAGE, otherwise ignored. */
      id: z.optional(z.string()),
    }),
    list(MicroBlock),
  ),
  /** The unpublished home page of the exhibition (Spec 7; prefix assumed). Requires no login, but a token. */
  homePreview: get('/api/v2/app/decorations/page/home/preview', z.object(previewToken), list(Block)),
  /**
   * Added: creates a preview token for a user who may see unpublished content; refused to others, and for unknown ids.
   * Requires login. The specification has preview calls but does not show how they are authorised. The token of a back
   * office may also be passed in the address.
   */
  previewToken: post(
    '/api/v2/app/decorations/preview/token',
    z.object({
      /** The part of the requested exhibition to preview. */
      target: PreviewTarget,
      /** The micro page or the group; ignored for HOME and LOGIN. */
      id: z.optional(z.string()),
    }),
    data(
      z.object({
        /** Token for the preview calls of this target. */
        previewToken: z.string(),
        /** When the token expires, ISO 8601 in UTC; two hours in the sandbox. */
        expireTime: time,
      }),
    ),
    { authed: true, added: true },
  ),
}
