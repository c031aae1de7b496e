/**
 * Removes data that Astro writes for each island and nothing reads, about 70 bytes of a packed page: its id, the name
 * in the options of its directive, and the marks for streamed children (client/main.ts runs once all children are
 * present).
 */
export const lightIslands = (html: string): string =>
  html
    .replaceAll(/<astro-island uid="[^"]*" /g, '<astro-island ')
    .replaceAll(/ opts="\{&quot;name&quot;:&quot;\w+&quot;,/g, ' opts="{')
    .replaceAll(' await-children><', '><')
    .replaceAll('<!--astro:end-->', '')
