/**
 * What a platform on another origin answers to its sites (docs/operator.md, "A platform on hosts of its own"). Calls
 * carry no cookie: the token goes in a header, so `Access-Control-Allow-Credentials` is not needed.
 */
export const CORS = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  /** The headers of Spec 7, and the content type of a body. */
  requestHeaders: [
    ...['Authorization', 'userId', 'visitorId', 'language', 'tenantId', 'brandId', 'groupId', 'exhibitionId'],
    'Content-Type',
  ],
  /** `Date` and `Age` give the platform's clock, `Retry-After` how long to wait. */
  exposedHeaders: ['Date', 'Age', 'Retry-After'],
  /** Seconds that a browser may cache the answer to a preflight; no browser caches it longer. */
  maxAge: 7200,
} as const
