import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../routes.ts'
import { CHILDREN, routeOfChild } from './children.ts'

describe('the pages of the personal center', () => {
  it('are those of the table of routes, each once, by the same titles', () => {
    const routes = ROUTES.filter(({ pattern }) => /^\/personal-center(?!\/404)/.test(pattern))
    const ours = CHILDREN.map((child) => [routeOfChild(child), child.title])
    expect(ours.toSorted()).toEqual(routes.map(({ pattern, title }) => [pattern, title]).toSorted())
    expect(CHILDREN).toHaveLength(20)
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
