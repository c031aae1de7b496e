/** The address of a call: `/webapi` goes before relative addresses only (Spec 7, readings). */
export const addressOf = (base: string, product: string, path: string) =>
  `${base === '' ? '/webapi' : base.replace(/\/+$/, '')}/${product}-main${path}`
