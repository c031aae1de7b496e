import { openSession } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import type { PageData } from '../../stores/page-data.ts'

/** Asks the platform again how much is unread (Spec 3, userMessage): the header shows what it answers. */
export const recountOf = (data: PageData, text: (key: ErrorKey) => string) => (): void =>
  void openSession(data, text).then((session) => session.refresh())
