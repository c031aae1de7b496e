// Views are rendered at build with React loaded first, so here as well, whatever a file imports.
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { learnTime } from '../src/lib/learn-time.ts'
import 'react'
import { afterAll, vi } from 'vitest'

// The files of a worker share one context, so that each module is loaded once (vitest.config.ts): changes of a file to
// its globals are undone for the next one. Each file has to reset the stores of its modules itself.
const globals = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap
const environment = { ...process.env }
const folder = process.cwd()

// Each file starts with the machine's time. Not reset after a file: one that loads modules again also leaves the next
// one a clock that it does not import itself.
learnTime(new Date(machineTime()).toUTCString(), machineTime(), machineTime())

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const before = globals[name]
    const now = Object.getOwnPropertyDescriptor(globalThis, name)
    // Names like __zod_globalRegistry belong to modules that stay loaded, and __vitest_… to the runner.
    if (name.startsWith('__') || now?.configurable === false) continue
    if (!before) Reflect.deleteProperty(globalThis, name)
    else if (now?.value !== before.value || now?.get !== before.get) Object.defineProperty(globalThis, name, before)
  }
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  if (process.cwd() !== folder) throw new Error(`Left in ${process.cwd()}`)
})
