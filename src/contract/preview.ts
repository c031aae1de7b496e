import * as z from 'zod/mini'
import { Block, MicroBlock } from './decoration.ts'
import { data, get, list, post } from './endpoint.ts'
import { time } from './kinds.ts'

/**
 * What can be previewed: HOME the exhibition's home page, LOGIN the login page, MICRO_PAGE one micro page,
 * EXHIBITOR_GROUP one group.
 */
export const PreviewTarget = z.enum(['HOME', 'LOGIN', 'MICRO_PAGE', 'EXHIBITOR_GROUP'])
export type PreviewTarget = z.infer<typeof PreviewTarget>

const previewToken = {
  /** Of decorations/preview/token for the same target, or of the platform's back office, out of the address. */
  previewToken: z.string(),
}

export const decorationRest = {
  /**
   * The unpublished blocks of the login page, or of the micro page `id`. Needs no login, but a token: the platform refuses
   * one that is not valid (Spec 7; prefix assumed). Home and groups have preview calls of their own.
   */
  preview: get(
    '/api/v2/app/decorations/preview',
    z.object({
      ...previewToken,
      /** LOGIN: the login page. MICRO_PAGE: the micro page `id`. */
      target: z.enum(['LOGIN', 'MICRO_PAGE']),
      /** The micro page; needed for MICRO_PAGE, else not read. */
      id: z.optional(z.string()),
    }),
    list(MicroBlock),
  ),
  /** The unpublished home page of the exhibition (Spec 7; prefix assumed). Needs no login, but a token. */
  homePreview: get('/api/v2/app/decorations/page/home/preview', z.object(previewToken), list(Block)),
  /**
   * Added: makes a preview token for a user who may see the unpublished; refused to others, and for ids that there are not.
   * Logged in only. The specification has preview calls but not what admits to them. The token of a back office may also
   * come in the address.
   */
  previewToken: post(
    '/api/v2/app/decorations/preview/token',
    z.object({
      /** Which part of the requested exhibition to preview. */
      target: PreviewTarget,
      /** The micro page or the group; not read for HOME and LOGIN. */
      id: z.optional(z.string()),
    }),
    data(
      z.object({
        /** What the preview calls of this target take. */
        previewToken: z.string(),
        /** Until when they take it, ISO 8601 in UTC; two hours in the sandbox. */
        expireTime: time,
      }),
    ),
    { authed: true, added: true },
  ),
}
