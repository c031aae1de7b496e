/**
 * The cheapest safe call. In a separate file, because fetching the platform's time (api/browser-time.ts) needs no
 * schema.
 */
export const SITE_STATUS_PATH = '/api/v2/mp/enableQrcodeStatus'
