import type { PageContext } from '../../lib/page.ts'

/** Without JavaScript the acts are not there, and this says so; where the exhibitor stands is said beside it. */
export const NoScriptActions = ({ page }: { page: PageContext }) => (
  <noscript>{page.t('exhibits:actsNoscript')}</noscript>
)
