import type { APIRoute } from 'astro'
import { framing, framingPaths } from '../../../layouts/oembed.ts'

/**
 * For the tenant's server: the micro pages that other sites may embed in a frame, each with the exact origins allowed.
 */
export const getStaticPaths = framingPaths

export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(framing(props as Parameters<typeof framing>[0])))
