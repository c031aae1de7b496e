// Logs a demo visitor in, for stories that are not about the login.
import { expect, type Page } from '@playwright/test'
import { demoLogin } from '../../scripts/demo-login.ts'

/** From now on every page of this tab is rendered for the visitor. */
export async function asVisitor(page: Page, account?: string): Promise<void> {
  await page.goto('/exhibition/')
  await demoLogin(page, account)
}

/** This tab's login is stored beyond its session, as with "Stay signed in". */
export async function staySignedIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['authorization', 'userId']) {
      localStorage.setItem(name, sessionStorage.getItem(name) ?? '')
      sessionStorage.removeItem(name)
    }
  })
}

/** This tab's login expires on the platform: its next call is answered 5014. The visitor's other logins remain. */
export async function expireLogin(page: Page): Promise<void> {
  const isOut = await page.evaluate(async () => {
    const { tenantId, exhibitionId, language, product, apiBase } = JSON.parse(
      document.getElementById('page')?.textContent ?? '{}',
    )
    const reply = await fetch(`${apiBase || '/webapi'}/${product}-main/api/v2/app/logout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        Authorization: sessionStorage.getItem('authorization') ?? '',
        ...{ tenantId, exhibitionId, language },
      },
      body: '{}',
    })
    return (await reply.json()).success
  })
  expect(isOut).toBe(true)
}
