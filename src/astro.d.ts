/// <reference types="astro/client" />

/** Astro's own module, which it does not export (integration/bundle-only.ts). */
declare module 'virtual:route-cache' {
  export function getRouteCache(manifest: object): { clearAll: () => void }
}
