/** The address of a call: `/webapi` is prepended only to relative addresses (Spec 7). */
export const addressOf = (base: string, product: string, path: string) =>
  `${base === '' ? '/webapi' : base.replace(/\/+$/, '')}/${product}-main${path}`
