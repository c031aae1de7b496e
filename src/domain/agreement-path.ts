/** The types with a separate address (Spec 2): /agreement without an id shows the user agreement. */
const OWN_ADDRESS: Readonly<Record<string, string>> = {
  USER: '/agreement',
  PRIVACY: '/privacy',
  TICKET: '/tick-agreement',
}

/** The canonical address of an agreement, wherever else it can be read as well. */
export const agreementPath = (agreement: { agreementId: string; agreementType: string }): string =>
  (Object.hasOwn(OWN_ADDRESS, agreement.agreementType) ? OWN_ADDRESS[agreement.agreementType] : undefined) ??
  `/agreement/${agreement.agreementId}`
