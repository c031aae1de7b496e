import type { APIRoute } from 'astro'
import { calendarFiles } from '../../../../../layouts/calendars.ts'

/** A calendar file for each live, meeting and activity, and for each day of each kind; prerendered (layouts/calendars.ts). */
export const getStaticPaths = () => [...calendarFiles()]

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
