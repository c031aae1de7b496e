// Paths of calls that scripts on every page make. In a separate file, because those scripts need no schema.

/** The cheapest safe call, which provides the platform's time (api/browser-time.ts). */
export const SITE_STATUS_PATH = '/api/v2/mp/enableQrcodeStatus'

/** Receives page views (client/tracking.ts). */
export const TRACKING_PATH = '/api/v1/app/tracking/save'
