/**
 * Spec 4: OK of the warning that a visitor has to leave navigates back, to the page of this site that led here. A visit
 * that began here, or in a tab of its own, goes on with the list.
 *
 * @param list the address of the list of lives or meetings
 */
export function navigateBack(list: string): void {
  if (history.length > 1 && document.referrer.startsWith(`${location.origin}/`)) history.back()
  else location.assign(list)
}
