// Logs a demo visitor in, for stories that are about something else than the login.
import type { Page } from '@playwright/test'
import { demoLogin } from '../../scripts/demo-login.ts'

/** From now on every page of this tab is the visitor's. */
export async function asVisitor(page: Page, account?: string): Promise<void> {
  await page.goto('/exhibition/')
  await demoLogin(page, account)
}
