/**
 * Spec 4: confirming the warning that the visitor has to leave navigates back to the page of this site that led here.
 * If the visit began here, or in a new tab, the list is opened instead.
 *
 * @param list the address of the list of lives or meetings
 */
export function navigateBack(list: string): void {
  if (history.length > 1 && document.referrer.startsWith(`${location.origin}/`)) history.back()
  else location.assign(list)
}
