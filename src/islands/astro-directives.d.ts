import type { IntentOptions } from './client-intent.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: IntentOptions
  }
}
