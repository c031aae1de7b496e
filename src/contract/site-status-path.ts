/** The cheapest safe call. A file of its own: who asks it for the platform's time (api/browser-time.ts) needs no schema. */
export const SITE_STATUS_PATH = '/api/v2/mp/enableQrcodeStatus'
