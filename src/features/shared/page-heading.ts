/** The page's heading: the name of the session, exhibit or exhibitor that the page is about; '' if it has none. */
export const pageHeading = (): string => document.querySelector('main h1')?.textContent?.trim() ?? ''
