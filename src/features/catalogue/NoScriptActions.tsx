import { usePage } from '../../components/usePage.ts'

/** Without JavaScript the acts are not there, and this says so; where the exhibitor stands is said beside it. */
export const NoScriptActions = () => {
  const page = usePage()
  return <noscript>{page.t('exhibits:actsNoscript')}</noscript>
}
