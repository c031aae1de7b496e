import { expect, it } from 'vitest'
import { environment } from './programs.mjs'

it('test programs bypass the proxy for servers on this machine, by either spelling of the variable', () => {
  expect(environment.NO_PROXY?.split(',')).toEqual(expect.arrayContaining(['localhost', '.localhost', '127.0.0.1']))
  expect(environment.no_proxy).toBe(environment.NO_PROXY)
})
