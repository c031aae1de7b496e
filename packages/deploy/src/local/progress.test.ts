import { expect, it } from 'vitest'
import { eventOf } from './build-site.ts'
import { createProgress } from './progress.ts'

function terminal(isTTY: boolean, columns = 60) {
  const written: string[] = []
  const errors: string[] = []
  const write = (into: string[]) => ({ isTTY, columns, write: (text: string) => into.push(text) })
  return { written, errors, progress: createProgress(write(written), write(errors)) }
}

it('writes one line to a terminal, and warnings do not break it', () => {
  const { written, errors, progress } = terminal(true)
  progress.show(0.5, 'localhost: 6000 of 12000 files')
  progress.warn('warning: slow')
  progress.show(0.5, 'localhost: 6000 of 12000 files')
  progress.end()
  const bar = `${'█'.repeat(15)}${'░'.repeat(15)}  50 % localhost: 6000 of 120`
  expect(written.map((text) => text.replace('\r\u001B[K', '|'))).toEqual([`|${bar}`, '|', bar, '|'])
  expect(errors).toEqual(['warning: slow\n'])
  expect(Math.max(...written.map((text) => text.replace('\r\u001B[K', '').length))).toBeLessThan(60)
})

it('writes a plain line for each 10 % if there is no terminal', () => {
  const { written, errors, progress } = terminal(false)
  for (let done = 0; done <= 200; done += 1) progress.show(done / 200, `${done} files`)
  progress.warn('warning: slow')
  progress.end()
  progress.show(0, 'the next site')
  expect(written).toHaveLength(12)
  expect(written.slice(0, 3)).toEqual(['  0 % 0 files\n', ' 10 % 20 files\n', ' 20 % 40 files\n'])
  expect(written.slice(-2)).toEqual(['100 % 200 files\n', '  0 % the next site\n'])
  for (const control of ['\r', '\u001B']) expect(written.join('')).not.toContain(control)
  expect(errors).toEqual(['warning: slow\n'])
})

it('parses the log of a build, and ignores other output', () => {
  const line = '{"time":"2026-11-19T02:00:00Z","level":"info","event":"progress","done":50,"total":100}'
  expect(eventOf(line)).toMatchObject({ event: 'progress', done: 50, total: 100 })
  for (const other of ['', 'plain text', 'null', '5', '{"level":"info"}']) expect(eventOf(other)).toBeUndefined()
})
