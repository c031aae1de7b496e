import { describe, expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { renderView } from '../../tests/render-view.tsx'
import { BarLink } from './BarLink.tsx'

const link = (path: string, isHere?: boolean) =>
  renderView(testPage('ja-JP'), <BarLink label="Mill" path={path} isHere={isHere ?? false} />)

describe('BarLink', () => {
  it('links to a page of this site, and marks the current page', () => {
    expect(link('/live')).toBe('<a href="/ja-JP/live/">Mill</a>')
    expect(link('/live', true)).toBe('<a href="/ja-JP/live/" aria-current="page">Mill</a>')
  })

  it('preserves the query of its path', () => {
    expect(link('/chat/?role=SERVICE')).toBe('<a href="/ja-JP/chat/?role=SERVICE" rel="nofollow">Mill</a>')
  })

  it('links to another site through the external link page, and never marks it as current', () => {
    const away = '<a href="/ja-JP/jump-middle/?url=https%3A%2F%2Fmill.example%2F" rel="nofollow external">Mill</a>'
    expect(link('https://mill.example/')).toBe(away)
    expect(link('https://mill.example/', true)).toBe(away)
  })
})
