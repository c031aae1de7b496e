import type { DOMPurify } from 'dompurify'

/**
 * Makes a sanitiser remove elements that load from an origin not allowed by the page's policy.
 *
 * @param mayLoad whether the policy allows an address
 */
export function removeForeignMedia(purify: DOMPurify, mayLoad: (address: string) => boolean): void {
  purify.addHook('afterSanitizeAttributes', (element) => {
    const address = element.getAttribute('src')
    if (address !== null && !mayLoad(address)) element.remove()
  })
}
