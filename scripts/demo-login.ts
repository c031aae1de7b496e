// Logs a demo visitor in through the platform's API, for scripts that do not examine the login itself.

import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import type { Page } from '@playwright/test'

/** Logs in on an open page of the site; the next page in its tab is rendered for the visitor. */
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
