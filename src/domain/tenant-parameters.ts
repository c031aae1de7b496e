import type { Site } from '@fair/contract/site.ts'

/**
 * Whether a tenant's parameter is on (contract/site.ts).
 *
 * @param isOnByDefault if the tenant does not have it
 */
export const isParameterOn = ({ configList }: Pick<Site, 'configList'>, key: string, isOnByDefault = false): boolean =>
  (configList.find(({ paramKey }) => paramKey === key)?.paramValue ?? (isOnByDefault ? '1' : '0')) === '1'
