import intent from '../islands/client-intent.ts'

// Before Astro's runtime defines <astro-island>, whose elements request their directive at once.
const astro = { ...(globalThis as { Astro?: object }).Astro, intent }
Object.assign(globalThis, { Astro: astro })
