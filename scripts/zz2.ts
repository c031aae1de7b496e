// Scratch.
import { chromium } from 'playwright'
import { launchOptions } from './chromium.mjs'
const out = process.argv[2]
const browser = await chromium.launch(launchOptions())
for (const [w, h] of [[390, 844], [768, 1024], [1024, 768], [1440, 900]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: 'light' })
  for (const [n, p] of [['en', '/en-US/home/'], ['ja', '/ja-JP/home/'], ['e4', '/ko-KR/e/2004/home/']]) {
    await page.goto('http://127.0.0.1:8124' + p)
    for (let y = 0; y < 9000; y += 500) { await page.evaluate((v) => scrollTo(0, v), y); await page.waitForTimeout(80) }
    await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(300)
    console.log(w, n, await page.evaluate(() => document.documentElement.scrollHeight))
    await page.screenshot({ path: `${out}/${n}-${w}.png`, fullPage: true })
  }
  await page.close()
}
await browser.close()
