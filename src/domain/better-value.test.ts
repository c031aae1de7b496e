import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { betterOf } from './better-value.ts'

it.each([
  ['Accuracy', 'lower'],
  ['定位精度', 'lower'],
  ['位置決め精度', 'lower'],
  ['반복 정밀도', 'lower'],
  ['Surface finish Ra', 'lower'],
  ['Noise', 'lower'],
  ['Warranty', 'higher'],
  ['Accuracy grade', null],
  ['精度等级', null],
  ['Noise cancelling', null],
  ['ノイズ低減', null],
  ['Weight', null],
  ['Travel X', null],
])('better value of %s: %s', (label, better) => expect(betterOf(label)).toBe(better))

it('returns the same result for a label in all four languages', () => {
  const folder = new URL('../../packages/sandbox/src/data/products/', import.meta.url)
  const labels: string[][] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const { label } = value as { label?: unknown }
    if (Array.isArray(label)) labels.push(label as string[])
    for (const each of Object.values(value)) walk(each)
  }
  for (const file of readdirSync(folder)) walk(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(labels.length).toBeGreaterThan(100)
  // In English the machines' label is short, and a drone's "Positioning" is no numeric value.
  const torn = labels.filter((label) => label[1] !== 'Positioning' && new Set(label.map(betterOf)).size > 1)
  expect(torn).toEqual([])
  expect(labels.some((label) => betterOf(label[0] ?? '') === 'lower')).toBe(true)
})
