/**
 * Address for page views. In a separate file, because the sender (client/tracking.ts) is on every page, and needs no
 * schema.
 */
export const TRACKING_PATH = '/api/v1/app/tracking/save'
