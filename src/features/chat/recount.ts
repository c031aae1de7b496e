import { openSession } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import type { PageData } from '../../stores/page-data.ts'

/** Fetches the unread counts again (Spec 3, userMessage); the header shows them. */
export const recountOf = (data: PageData, text: (key: ErrorKey) => string) => (): void =>
  void openSession(data, text).then((session) => session.refresh())
