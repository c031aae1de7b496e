// What the chat's stories need beyond a visitor's actions: a microphone, staff, ten thousand messages.
import { expect, type Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'

export const EXHIBITOR = '/en-US/exhibitor/detail/30001/'
export const SWEDE = 'emma.larsson@example.com'
export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

/** Presses the page's chat button; returns the drawer of the first exhibitor's chat. */
export async function openChat(page: Page) {
  await page.locator('[data-action="chat"]:visible').first().click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('heading', { level: 2, name: 'Hanlin Precision Machinery' })).toBeVisible()
  return drawer
}

/** Gives the page a microphone that hums: test machines have none. */
export async function speakAsMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext()
      const hum = audio.createOscillator()
      const out = audio.createMediaStreamDestination()
      hum.connect(out)
      hum.start()
      return out.stream
    }
  })
}

/** Staff writes into a chat, on the sandbox's own page (/sandbox). */
export async function writeAsStaff(page: Page, chatgroupId: string, text: string): Promise<void> {
  const status = await page.evaluate(
    async (form) => (await fetch('/sandbox/do/chat-write', { method: 'POST', body: new URLSearchParams(form) })).status,
    { chatgroupId, text },
  )
  if (status !== 200) throw new Error(`Staff could not write: ${status}`)
}

/** The platform's answer to the page's visitor. */
const callPlatform = <T>(page: Page, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const { tenantId, exhibitionId, language, product, apiBase } = JSON.parse(
        document.getElementById('page')?.textContent ?? '{}',
      )
      const headers = {
        ...{ tenantId, exhibitionId, language, 'content-type': 'application/json' },
        authorization: sessionStorage.getItem('authorization') ?? '',
      }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await fetch(`${apiBase || '/webapi'}/${product}-main${path}`, init)).json()
    },
    [path, body] as const,
  )

/** The id of the nth exhibitor without staff on duty, with whom the page's visitor has never spoken. */
export async function awayExhibitor(page: Page, nth: number): Promise<string> {
  const { list } = await callPlatform<{ list: { roleId: string }[] }>(page, '/alichat/chat/list?ps=100')
  const known = new Set(list.map(({ roleId }) => roleId))
  let found = -1
  for (let id = 30101; id < 30240; id += 1) {
    const { data } = await callPlatform<{ data?: { isOnline: boolean } }>(page, `/api/v2/app/exhibitor/detail/${id}`)
    if (data?.isOnline === false && !known.has(String(id))) found += 1
    if (found === nth) return String(id)
  }
  throw new Error('Somebody is on duty everywhere')
}

/**
 * A conversation of a new visitor with this many messages, sent over the real-time connection. `climb` scrolls to its
 * beginning in the page: `rows` is the largest number of rows in the document, `jumps` by how many pixels the row that
 * the reader sees moved each time that older messages were added above.
 */
export async function tallChat(page: Page, count: number) {
  await asVisitor(page, 'newcomer@example.com')
  const request = async (path: string, body?: object) =>
    (await callPlatform<{ data: Record<'chatgroupId' | 'token' | 'url', string> }>(page, path, body)).data
  const { chatgroupId } = await request('/alichat/chat/to/EXHIBITOR/30003', {})
  const { token } = await request('/api/v2/negotiation/token')
  const { url } = await request('/api/v2/negotiation/key/PC')
  const run = async ([chatgroupId, token, url, count]: readonly [string, string, string, number]) => {
    const socket = new WebSocket(url)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const send = (frame: object) => socket.send(JSON.stringify(frame))
    send({ type: 'hello', token })
    let acks = 0
    let proceed = () => {}
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'ack') acks += 1
      proceed()
    })
    const acknowledged = (expected: number) =>
      new Promise<void>((resolve) => {
        proceed = () => acks >= expected && resolve()
        proceed()
      })
    for (let n = 1; n <= count; n += 1) {
      // With different heights, like real messages.
      const msgContent = `Message ${n} of ${count}${'\nand one more line'.repeat(n % 4)}`
      send({ type: 'send', message: { id: `tall-${n}`, chatgroupId, contentsType: 'TEXT', msgContent } })
      if (n % 200 === 0) await acknowledged(n)
    }
    await acknowledged(count)
    socket.close()
  }
  await page.evaluate(run, [chatgroupId, token, url, count] as const)
  return { chatgroupId, climb: climbToBeginning }
}

async function climbToBeginning(): Promise<{ rows: number; jumps: number[]; pages: number }> {
  const box = document.querySelector<HTMLElement>('.messages')
  if (!box) throw new Error('No conversation')
  const frames = async (count: number) => {
    for (let n = 0; n < count; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const shown = () => [...box.querySelectorAll<HTMLElement>('.row')]
  const nameOf = (row: HTMLElement) => /Message \d+ of/.exec(row.textContent ?? '')?.[0]
  const [CALM, BUSY] = [400, 200]
  const jumps: number[] = []
  let rows = 0
  let pages = 0
  while (!shown().some((row) => nameOf(row) === 'Message 1 of')) {
    // Just before older messages are requested (useVirtualRows.ts): rows settle, then only history may move anything.
    box.scrollTop = CALM
    await frames(3)
    if (shown().some((row) => nameOf(row) === 'Message 1 of')) break
    const height = box.scrollHeight
    const edge = box.getBoundingClientRect().top
    const row = shown().find((each) => nameOf(each) && each.getBoundingClientRect().top >= edge)
    if (!row) throw new Error('No message in view')
    const name = nameOf(row)
    const before = row.getBoundingClientRect().top + (box.scrollTop - BUSY)
    box.scrollTop = BUSY
    while (box.scrollHeight - height < 1000) await frames(1)
    await frames(4)
    const same = shown().find((each) => nameOf(each) === name)
    jumps.push(same ? Math.abs(same.getBoundingClientRect().top - before) : Number.POSITIVE_INFINITY)
    rows = Math.max(rows, shown().length)
    pages += 1
  }
  return { rows, jumps, pages }
}
