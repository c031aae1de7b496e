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
    const table = readFileSync(new URL('../../boot/island-table.ts', import.meta.url), 'utf8')
    expect(CHILDREN.filter(({ island }) => !table.includes(`'${island}':`)).map(({ path }) => path)).toEqual([])
  })
})
