import { usePage } from '../../components/usePage.ts'

/** Says that the actions need JavaScript. The exhibitor's booth is shown beside it. */
export const NoScriptActions = () => {
  const page = usePage()
  return <noscript>{page.t('exhibits:actsNoscript')}</noscript>
}
