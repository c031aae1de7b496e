import type { APIRoute } from 'astro'
import { oEmbedPages, oEmbedText } from '../../../../layouts/oembed.ts'

/** What a page that may be embedded answers to who asks by its address (https://oembed.com). */
export const getStaticPaths = oEmbedPages

export const GET: APIRoute = ({ props }) => new Response(oEmbedText(props as Parameters<typeof oEmbedText>[0]))
