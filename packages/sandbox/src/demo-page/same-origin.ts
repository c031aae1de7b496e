import type { MiddlewareHandler } from 'hono'

/** Names of this machine: changes through the page are only accepted under these. */
const OWN_NAMES = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Accepts what the page's own forms send, and nothing that another site makes a browser send: such a request shows it
 * in Sec-Fetch-Site, or has another Origin; and a foreign name that resolves to this machine is not one of its own.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const site = c.req.header('sec-fetch-site')
  const isOwn = site === undefined ? URL.parse(c.req.header('origin') ?? '')?.host === host : site === 'same-origin'
  const isHere = OWN_NAMES.test(URL.parse(`http://${host}`)?.hostname ?? '')
  if (!isOwn || !isHere) return c.text('This is done by the forms of the page itself, on this machine.\n', 403)
  return next()
}
