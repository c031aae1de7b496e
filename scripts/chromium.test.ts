// What a machine without a browser needs, with stubs for the system's programs.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const HANG_GUARD = 300_000
let home: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'))
})
afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

/** A program on the PATH that records how it was called. */
function program(name: string, code = 0, prints = ''): void {
  const lines = ['#!/bin/sh', `echo ${name} "$@" >> '${home}/calls'`, `printf '%s' '${prints}'`, `exit ${code}`]
  fs.writeFileSync(path.join(home, name), `${lines.join('\n')}\n`, { mode: 0o755 })
}

/** Runs a function of the module as a user other than root. */
function asUser(call: string): { code: number | null; stderr: string; calls: string[] } {
  const file = path.join(import.meta.dirname, 'chromium.mjs')
  // Only the stubs are found, not even the programs that the module looks for in /usr/bin.
  const code = `process.getuid = () => 1000
    const fs = (await import('node:fs')).default
    const there = fs.existsSync
    fs.existsSync = (file) => (String(file).startsWith('/usr/bin/') ? String(file) === '/usr/bin/apt-get' : there(file))
    const module = await import(${JSON.stringify(file)})
    await module.${call}`
  const env = { PATH: home, HOME: home }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' })
  const calls = path.join(home, 'calls')
  return { code: status, stderr, calls: fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8').trim().split('\n') : [] }
}

test(
  'without the right to install, an installed Chromium is used and nothing is installed',
  () => {
    program('chromium')
    program('sudo', 1)
    expect(asUser('ensureChromium()')).toEqual({ code: 0, stderr: '', calls: ['sudo -n true'] })
  },
  HANG_GUARD,
)

test(
  'with the right to use sudo, the headless shell is installed',
  () => {
    program('chromium')
    program('sudo')
    expect(asUser('ensureChromium()').calls.at(-1)).toMatch(/^sudo -n apt-get install .*chromium-headless-shell$/)
  },
  HANG_GUARD,
)

test(
  'an installed headless shell is used',
  () => {
    program('chromium-headless-shell')
    expect(asUser('ensureChromium()')).toEqual({ code: 0, stderr: '', calls: [] })
  },
  HANG_GUARD,
)

test(
  'installed fonts are used; without fonts and the right to install, a note explains how to install them',
  () => {
    program('fc-list', 0, 'Noto Sans CJK')
    program('sudo', 1)
    expect(asUser('ensureFonts()')).toMatchObject({ code: 0, stderr: '', calls: ['fc-list :lang=ko'] })
    program('fc-list')
    const without = asUser('ensureFonts()')
    expect(without.stderr).toMatch(/^Note: no fonts .*apt-get install fontconfig fonts-noto-cjk.*\n$/)
    expect(without.calls.join()).not.toContain('apt-get')
  },
  HANG_GUARD,
)
