import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { checkedAsDrawn, takeText } from './as-drawn.ts'

const { document } = new JSDOM('').window
const digits = (text: string) => text.replace(/\D/g, '')

it('a box that refuses shows as it was drawn, and is told what was pressed', () => {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.checked = true
  const told: boolean[] = []
  checkedAsDrawn(box, false, (on) => told.push(on))
  expect([box.checked, ...told]).toEqual([false, true])
})

it('what is not taken of a text leaves the field; what is taken whole is not written again', () => {
  const field = document.createElement('input')
  field.value = '4a8 '
  expect([takeText(field, digits), field.value]).toEqual(['48', '48'])
  const written: string[] = []
  const composing = {
    get value() {
      return '48'
    },
    set value(text) {
      written.push(text)
    },
  } as HTMLInputElement
  expect([takeText(composing, digits), written]).toEqual(['48', []])
})
