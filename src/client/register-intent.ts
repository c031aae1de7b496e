import intent from '../islands/client-intent.ts'

// Must run before Astro's runtime defines <astro-island>, whose elements request their directive at once.
const astro = { ...(globalThis as { Astro?: object }).Astro, intent }
Object.assign(globalThis, { Astro: astro })
