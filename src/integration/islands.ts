import type { AstroIntegration } from 'astro'

/** The module with which Astro inlines its island runtime, a style and the directives before a page's first island. */
const PRESCRIPTS = /\/astro\/dist\/runtime\/server\/scripts\.js$/
const BODY = /function getPrescripts\([^)]*\) \{[\s\S]*?\n\}/

/**
 * Registers `client:intent` (islands/client-intent.ts). Astro's island runtime and the directive are part of the page's
 * script (client/island-runtime.ts) instead of inline: the policy allows no inline script but the head's, and neither
 * of them delays the first paint.
 */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({
        name: 'intent',
        // Replaces Astro's inline script: empty.
        entrypoint: 'data:text/javascript,export default () => {}',
      })
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'no-inline-island-runtime',
              enforce: 'pre',
              transform: {
                filter: { id: PRESCRIPTS },
                handler(code) {
                  if (!BODY.test(code))
                    throw new Error('Astro has changed its island runtime: see src/integration/islands.ts.')
                  return { code: code.replace(BODY, "function getPrescripts() { return '' }"), map: null }
                },
              },
            },
          ],
        },
      })
    },
  },
})
