// Scratch.
import { chromium } from 'playwright'
import { launchOptions } from './chromium.mjs'
const browser = await chromium.launch(launchOptions())
for (const [w, h] of [[360, 800], [390, 844], [600, 960], [768, 1024], [1440, 900]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: 'light' })
  for (const p of ['/en-US/home/', '/ja-JP/home/', '/en-US/e/2002/home/']) {
    await page.goto('http://127.0.0.1:8124' + p)
    await page.waitForTimeout(800)
    const y = await page.evaluate(() => [...document.querySelectorAll('main astro-slot > .wrap > *')].map((e) => `${e.tagName}.${e.className}@${Math.round(e.getBoundingClientRect().top)}+${Math.round(e.getBoundingClientRect().height)}`))
    console.log(w, p, JSON.stringify(y))
  }
  await page.close()
}
await browser.close()
