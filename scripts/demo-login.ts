// Logs a demo visitor in by the platform's own call, where the login itself is not what is looked at.
import type { Page } from '@playwright/test'
import { DEMO_LOGIN } from '../src/sandbox/demo.ts'

/** Logs in on a page of the site that is open; the next page of its tab is the visitor's. */
export async function demoLogin(page: Page, account: string = DEMO_LOGIN.account): Promise<void> {
  await page.evaluate(
    async ({ account, password }) => {
      const { tenantId, exhibitionId, language, product, apiBase } = JSON.parse(
        document.getElementById('page')?.textContent ?? '{}',
      )
      const reply = await fetch(`${apiBase || '/webapi'}/${product}-main/api/v2/app/login`, {
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
