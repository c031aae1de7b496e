import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { ROUTES } from '../../routes.ts'
import { CHILDREN, routeOfChild } from './children.ts'

describe('the pages of the personal center', () => {
  it('are those of the table of routes, once each, with the same titles', () => {
    const routes = ROUTES.filter(({ pattern }) => /^\/personal-center(?!\/404)/.test(pattern))
    const ours = CHILDREN.map((child) => [routeOfChild(child), child.title])
    expect(ours.toSorted()).toEqual(routes.map(({ pattern, title }) => [pattern, title]).toSorted())
    expect(CHILDREN).toHaveLength(21)
  })

  it('each have an island', () => {
    const page = readFileSync(
      new URL('../../pages/[...scope]/personal-center/[...child].astro', import.meta.url),
      'utf8',
    )
    const without = CHILDREN.filter(({ path }) => {
      const ofSaved = new RegExp(`^  '?${path}'?: '[A-Z_]+',$`, 'm')
      return !page.includes(`{view === '${path}' && <`) && !ofSaved.test(page)
    })
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

it.each(LANGUAGES)('notices have one name, in the header’s menu, the overview and their page, in %s', (language) => {
  const { t } = testPage(language)
  const names = [
    'account:notices',
    'personal:stat.notices',
    'personal:child.notices',
    'personal:title.notices',
  ] as const
  expect(new Set(names.map((name) => t(name))).size).toBe(1)
})
