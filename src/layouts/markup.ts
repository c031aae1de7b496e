/**
 * What stands in a tag before its end, as part of a pattern: views are drawn with `>` as it is in the values of
 * attributes, so that a name like "A > B" ends no tag.
 */
export const ATTRIBUTES = '(?:[^">]|"[^"]*")*'
