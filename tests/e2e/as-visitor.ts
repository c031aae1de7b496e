// Logs a demo visitor in by the platform's own call, for stories that are about something else than the login.
import type { Page } from '@playwright/test'
import { DEMO_LOGIN } from '../../src/sandbox/demo.ts'

/** From now on every page of this tab is the visitor's. */
export async function asVisitor(page: Page, account: string = DEMO_LOGIN.account): Promise<void> {
  await page.goto('/exhibition/')
  await page.evaluate(
    async ({ account, password }) => {
      const { tenantId, exhibitionId, language, product } = JSON.parse(
        document.getElementById('page')?.textContent ?? '{}',
      )
      const reply = await fetch(`/webapi/${product}-main/api/v2/app/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', tenantId, exhibitionId, language },
        body: JSON.stringify({ loginType: 'PASSWORD', accountType: 'EMAIL', account, password }),
      })
      const { data } = await reply.json()
      sessionStorage.setItem('authorization', data.authorization)
      sessionStorage.setItem('userId', data.userId)
    },
    { account, password: DEMO_LOGIN.password },
  )
}
