/*
 * Texts that have passed the one function that may let them through. TypeScript takes a string for any string; with its
 * mark it is taken only where its kind is asked for, so that a text which nobody has looked at does not compile there.
 */

declare const kind: unique symbol

/** A text of a kind; at run time a string. */
type Branded<K extends string> = string & { readonly [kind]: K }

/** HTML that the sanitiser has let through (content/sanitise.ts, lib/sanitise.ts): the only HTML that is put into a page. */
export type SafeHtml = Branded<'safeHtml'>
