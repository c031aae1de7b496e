import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { describe, expect, it } from 'vitest'
import { diskFailure } from './disk-failure.ts'

const systemError = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

describe('diskFailure', () => {
  it.each([
    ['ENOSPC', 'The disk is full: /out/x'],
    ['EIO', 'The disk failed'],
    ['ENOENT', 'A folder cannot be created', 'mkdir'],
    ['EROFS', 'read-only'],
    ['EACCES', 'no permission to read or write'],
  ])('explains %s, with the exit code for the disk', (code, sentence, syscall = 'write') => {
    const failure = diskFailure(systemError(code, { path: '/out/x', syscall }))
    expect(failure).toMatchObject({ exitCode: EXIT.disk, message: expect.stringContaining(sentence) })
  })

  it('finds a disk error among the causes, and in errors of SQLite', () => {
    expect(diskFailure(new Error('wrapped', { cause: systemError('ENOSPC') }))).toMatchObject({ exitCode: EXIT.disk })
    expect(diskFailure(systemError('ERR_SQLITE_ERROR', { errcode: 13 }))).toMatchObject({ exitCode: EXIT.disk })
  })

  it('ignores network errors and bugs', () => {
    expect(diskFailure(systemError('EACCES', { syscall: 'connect' }))).toBeUndefined()
    expect(diskFailure(systemError('ENOENT', { path: '/out/x' }))).toBeUndefined()
    expect(diskFailure(new TypeError('x is not a function'))).toBeUndefined()
    const circle = new Error('a')
    expect(diskFailure(Object.assign(circle, { cause: circle }))).toBeUndefined()
    expect(diskFailure('ENOSPC')).toBeUndefined()
  })

  it('recognises the error that Node throws for a path below a file', () => {
    const dir = mkdtempSync(join(tmpdir(), 'disk-'))
    writeFileSync(join(dir, 'file'), '')
    let thrown: unknown
    try {
      writeFileSync(join(dir, 'file/below'), '')
    } catch (error) {
      thrown = error
    }
    rmSync(dir, { recursive: true })
    expect(diskFailure(thrown)).toMatchObject({ exitCode: EXIT.disk })
  })
})
