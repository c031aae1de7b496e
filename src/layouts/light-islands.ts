/**
 * Takes out of a page what Astro writes for each island and nothing here reads, about 50 bytes of a packed page: its id, the
 * name in its directive's options, and what waits for children that are still streaming (client/main.ts runs after them).
 */
export const lightIslands = (html: string): string =>
  html
    .replaceAll(/<astro-island uid="[^"]*" /g, '<astro-island ')
    .replaceAll(/ opts="\{&quot;name&quot;:&quot;\w+&quot;,/g, ' opts="{')
    .replaceAll(' await-children><', '><')
    .replaceAll('<!--astro:end-->', '')
