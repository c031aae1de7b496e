// Scratch.
import { chromium } from 'playwright'
import { launchOptions } from './chromium.mjs'
const browser = await chromium.launch(launchOptions())
for (const [w, h] of [[390, 844], [430, 932], [600, 960]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h } })
  for (const p of ['exhibits/detail/800001/', 'exhibits/detail/800009/', 'exhibitor/detail/30001/', 'exhibitor/detail/30012/', 'nation/detail/1/', 'project/', 'exhibition-group/', 'ticket/', 'home/', 'live/', 'news/', 'exhibits/', 'exhibitor/', 'guest/', 'meeting/', 'business/', 'search/?keyword=robot']) {
    await page.goto('http://127.0.0.1:8124/en-US/' + p)
    let u = p
    if (['project/', 'exhibition-group/', 'ticket/', 'news/', 'meeting/', 'live/', 'business/'].includes(p)) {
      const href = await page.evaluate((q) => [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href') ?? '').find((h) => h.includes('/detail/')), p)
      if (href) { await page.goto('http://127.0.0.1:8124' + href); u = href }
    }
    const y = await page.evaluate(() => {
      const main = document.querySelector('main')
      const t = (s: string) => { const e = document.querySelector(s); return e ? Math.round(e.getBoundingClientRect().top + scrollY) : null }
      return { section: t('.detail ~ :is(.section, .two)'), footer: t('.footer'), anySection: t('main .section:nth-of-type(2)'), kids: [...(main?.firstElementChild?.children ?? [])].slice(0, 12).map((e) => `${e.tagName}.${e.className}`.slice(0, 30) + '@' + Math.round(e.getBoundingClientRect().top)) }
    })
    console.log(w, u, JSON.stringify(y))
  }
  await page.close()
}
await browser.close()
