import type { ViteUserConfig } from 'astro'

const STYLE_MAP = /[\\/]lit-html[\\/](?:development[\\/])?directives[\\/]style-map\.js$/
/** `if (void 0 === this.x) return this.x = new Set(Object.keys(y)), this.render(y);`, as shipped by lit. */
const FIRST = /if\(void 0===this\.(\w+)\)return this\.\1=new Set\(Object\.keys\(\w+\)\),this\.render\(\w+\);/

/**
 * lit writes an element's first styles as a style attribute, which the policy refuses (`style-src 'self'`): a violation
 * is reported and sl-qr-code is rendered without its dimensions. It sets all later styles through the object model,
 * which a policy allows; with this patch it does the same for the first ones.
 */
export const litCspPatch: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'strict-styles',
  apply: 'build',
  transform: {
    filter: { id: STYLE_MAP },
    handler(code) {
      if (!FIRST.test(code))
        throw new Error('lit has changed how it adds its first styles: see src/integration/lit-csp-patch.ts.')
      return { code: code.replace(FIRST, 'if(void 0===this.$1)this.$1=new Set;'), map: null }
    },
  },
}
