import type { APIRoute } from 'astro'
import { oEmbedPages, oEmbedText } from '../../../../layouts/oembed.ts'

/** The response of an embeddable page to requests for its address (https://oembed.com). */
export const getStaticPaths = oEmbedPages

export const GET: APIRoute = ({ props }) => new Response(oEmbedText(props as Parameters<typeof oEmbedText>[0]))
