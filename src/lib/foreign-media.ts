import type { DOMPurify } from 'dompurify'

/**
 * Makes a sanitiser remove what loads from an origin that the page's policy does not allow.
 *
 * @param mayLoad whether the policy allows an address
 */
export function removeForeignMedia(purify: DOMPurify, mayLoad: (address: string) => boolean): void {
  purify.addHook('afterSanitizeAttributes', (element) => {
    const address = element.getAttribute('src')
    if (address !== null && !mayLoad(address)) element.remove()
  })
}
