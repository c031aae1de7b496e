// Addresses and origins among the flags of a build.
import { parseAddress } from '@fair/contract/rules/address.ts'
import { isAddress } from '@fair/contract/rules/platform-values.ts'
import { type FlagName, usage } from './flags.ts'

/** An http(s) address to which paths are appended: without credentials, query or fragment. */
export function addressOf(flag: FlagName, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const address = /^https?:\/\/[^\s?#@\\]+$/i.test(text) ? parseAddress(text) : null
  if (!address) throw usage(`--${flag} takes an http(s) address, not "${text}".`)
  return text
}

/** The origin of canonical addresses. */
export function originOf(text: string): string {
  const origin = text.replace(/\/+$/, '')
  if (!/^http/i.test(origin) || origin.includes('*') || !ORIGIN.test(origin) || !parseAddress(origin))
    throw usage(`--origin takes an origin such as https://fair.example.com, not "${text}".`)
  return origin
}

/** The template of a picture's address: the address itself, or a path or service that contains it. */
export function templateOf(text: string): string {
  const filled = text.replaceAll('{url}', '/a.jpg').replaceAll('{width}', '1')
  if (!text.includes('{url}') || !isAddress(filled, 'picture'))
    throw usage(`--media takes a picture's address with {url} in it, such as {url}?w={width}, not "${text}".`)
  return text
}

/** An origin for a Content-Security-Policy, without a path, which is compared exactly; `*.` matches all subdomains. */
const ORIGIN = /^(https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i

export function originsOf(flag: string, text = ''): string[] {
  const origins = text
    .split(',')
    .map((each) => each.trim().replace(/\/$/, ''))
    .filter(Boolean)
  for (const each of origins) {
    const isSocket = ORIGIN.exec(each)?.[1]?.startsWith('ws')
    if (isSocket === undefined || (isSocket && flag !== 'im-origins'))
      throw usage(`--${flag} takes comma-separated origins such as https://files.example.com, not "${each}".`)
  }
  return [...new Set(origins)]
}

/** The origin of a template that refers to another host. */
export const templateOrigin = (template: string): string[] =>
  [parseAddress(template.replace('{url}', '').replace('{width}', '1'))?.origin ?? []].flat()
