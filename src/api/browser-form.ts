import type { ErrorKey } from '../domain/errors.ts'
import { formServices } from '../features/shared/form/form-services.ts'
import type { PageData } from '../stores/page-data.ts'
import { openSession } from './browser.ts'
import type { Call } from './client.ts'

/**
 * The services of a form on a page (features/shared/form/services.ts). If sending is refused because the login has
 * expired, the login is already open over the page (Spec 4): `login` waits for it, and returns whether the visitor is
 * logged in again.
 */
export function servicesOfForm(data: PageData, call: Call, text: (key: ErrorKey) => string, preregistering = false) {
  return {
    ...formServices(data, call, text),
    login: async () => (await openSession(data, text)).expired({ token: null, message: '', preregistering }),
  }
}
