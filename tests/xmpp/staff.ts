import { uuid } from '@fair/contract/rules/limits.ts'
import { $msg, $pres, Strophe } from 'strophe.js'
import { NS, receiptStanza, roomOf } from '../../src/features/shared/chat/xmpp-stanzas.ts'
import { DOMAIN, type Ejabberd, ROOMS } from './ejabberd.ts'

/** A staff member of an exhibitor, with a separate client. */
export interface Staff {
  enter(group: string): Promise<void>
  write(group: string, text: string): Promise<string>
  read(group: string, ids: readonly string[]): Promise<void>
  /** Connects and enters its rooms again, after the server was killed. */
  back(): Promise<void>
  close(): void
}

export async function staffIn(server: Ejabberd): Promise<Staff> {
  const nick = Buffer.from(`S-${uuid()}`).toString('hex')
  const groups = new Set<string>()
  let stanzas = await connected(server, nick)

  const enter = (group: string) =>
    new Promise<void>((resolve) => {
      const to = `${roomOf(group, ROOMS)}/${nick}`
      stanzas.addHandler(
        (stanza) => {
          const isIn = stanza.getAttribute('from') === to
          if (isIn) resolve()
          return !isIn
        },
        null,
        'presence',
        null,
      )
      stanzas.send($pres({ to }).c('x', { xmlns: NS.muc }))
      stanzas.flush()
      groups.add(group)
    })
  const say = (stanza: Parameters<typeof stanzas.send>[0]) => {
    stanzas.send(stanza)
    stanzas.flush()
  }
  return {
    enter,
    write: async (group, text) => {
      const id = uuid()
      const message = $msg({ to: roomOf(group, ROOMS), type: 'groupchat', id })
        .c('body')
        .t(text)
        .up()
      say(
        message
          .c('origin-id', { xmlns: NS.sid, id })
          .up()
          .c('fair', { xmlns: NS.fair, contentsType: 'TEXT', staff: 'true', name: 'Li' }),
      )
      return id
    },
    read: async (group, ids) => say(receiptStanza(group, ids, ROOMS)),
    back: async () => {
      close(stanzas)
      stanzas = await connected(server, nick)
      for (const group of groups) await enter(group)
    },
    close: () => close(stanzas),
  }
}

function connected(server: Ejabberd, nick: string): Promise<InstanceType<typeof Strophe.Connection>> {
  const own = new Strophe.Connection(server.url)
  return new Promise((resolve, reject) => {
    own.connect(`${nick}@${DOMAIN}/staff`, server.token(nick), (status: number) => {
      if (status === Strophe.Status.CONNECTED) {
        own.send($pres())
        resolve(own)
      } else if (status === Strophe.Status.AUTHFAIL || status === Strophe.Status.CONNFAIL) {
        reject(new Error(`staff cannot connect: ${status}`))
      }
    })
  })
}

function close(stanzas: InstanceType<typeof Strophe.Connection>): void {
  stanzas.options.sync = true
  stanzas.disconnect('closed')
}
