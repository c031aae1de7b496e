import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { ExceptionView } from './ExceptionView.tsx'
import { LanguageView } from './LanguageView.tsx'
import { LoadingView } from './LoadingView.tsx'
import { NotStarted } from './NotStarted.tsx'

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1])

describe('utility pages', () => {
  it.each(LANGUAGES)('have exactly two links, both within the language %s', (language) => {
    const page = testPage(language)
    const prefix = language === 'zh-CN' ? '' : `/${language}`
    for (const view of [
      <ExceptionView key="404" exception="notFound" />,
      <ExceptionView key="500" exception="broken" />,
      <NotStarted key="none" />,
      <NotStarted key="others" others />,
      <LoadingView key="loading" />,
    ]) {
      const html = renderView(page, view)
      expect(hrefs(html)).toHaveLength(2)
      for (const href of hrefs(html)) expect(href?.startsWith(`${prefix}/`)).toBe(true)
    }
  })

  it('link an unstarted site to other exhibitions only if there are some', () => {
    expect(hrefs(renderView(testPage(), <NotStarted others />))[0]).toBe('/en-US/exhibition/')
    expect(hrefs(renderView(testPage(), <NotStarted />))[0]).toBe('/en-US/')
  })

  it.each(LANGUAGES)('list each language by its own name in %s, and mark the current one', (language) => {
    const html = renderView(testPage(language), <LanguageView languages={LANGUAGES} />)
    expect(hrefs(html)).toEqual(['/', '/en-US/', '/ja-JP/', '/ko-KR/'])
    for (const name of ['简体中文', 'English', '日本語', '한국어']) expect(html).toContain(`>${name}</b>`)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html).toContain(`data-language="${language}" aria-current="true"`)
  })
})
