import { GroupCommand } from '@fair/contract/interaction.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { createAdmin } from '../admin.ts'
import type { RunKind } from '../db/runs.ts'
import { FAULT_NAMES, parseFault, writtenFault } from '../faults/faults.ts'
import { nameOf } from '../faults/mount.ts'
import { createSwitches, EVERY_CALL } from '../faults/switches.ts'
import { steerRoom } from '../handlers/interaction-room.ts'
import { ownerOfRoom } from '../handlers/room-commands.ts'
import { endRun, readmit, startRun, switchRun } from '../handlers/stream-switch.ts'
import type { Platform } from '../platform.ts'
import { STREAM_FAULTS, setStreamFault } from '../streams/faults.ts'
import type { Action } from './action.ts'
import { answerNow } from './answer-now.ts'
import { CHAT_ACTIONS } from './chat-actions.ts'

const text = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? ''

const kindIn = (form: URLSearchParams): RunKind | undefined => {
  const kind = text(form, 'kind')
  return kind === 'LIVE' || kind === 'MEETING' ? kind : undefined
}
const sectionOf = (kind: RunKind) => (kind === 'LIVE' ? 'lives' : 'meetings')

const onRun =
  (said: string, act: (platform: Platform, kind: RunKind, id: string) => string): Action =>
  (form, platform) => {
    const kind = kindIn(form)
    const id = text(form, 'id')
    if (!kind) return undefined
    act(platform, kind, id)
    return { said: `${id} ${said}`, section: sectionOf(kind) }
  }

/**
 * A command of Spec 4 from the fields of a form: `guest` is 'roomId guestId', `userId` the affected user if not all.
 */
function roomCommandIn(form: URLSearchParams): GroupCommand | undefined {
  const [ofGuest = '', guestId = ''] = text(form, 'guest').split(' ')
  const roomId = text(form, 'roomId') || ofGuest
  const userId = text(form, 'userId')
  const command = GroupCommand.safeParse({
    command: text(form, 'command'),
    roomId,
    guestId,
    layout: text(form, 'layout'),
    businessType: ownerOfRoom(roomId).kind,
    userIds: userId === '' ? null : [userId],
  }).data
  const isWhole = roomId !== '' && !(command && 'guestId' in command && guestId === '')
  return isWhole && command?.command !== 'updateGuestPositions' ? command : undefined
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  ...CHAT_ACTIONS,
  expire: (form, { sessions }) => {
    const id = text(form, 'id')
    sessions.expire(id)
    return { said: `The logins of ${id} have expired.`, section: 'people' }
  },
  'session-length': (form, { sessions }) => {
    const minutes = Number(text(form, 'minutes'))
    if (!Number.isSafeInteger(minutes) || minutes < 1 || minutes > 10_080) return undefined
    sessions.setLength(minutes)
    return { said: `New logins are good for ${minutes} minutes.`, section: 'people' }
  },
  publish: (form, platform) => {
    const id = text(form, 'id')
    const isPublished = text(form, 'to') === '1'
    createAdmin(platform).setPublish(id, isPublished)
    return {
      said: `Exhibition ${id} is ${isPublished ? 'published' : 'not published any more'}.`,
      section: 'exhibitions',
    }
  },
  start: onRun('has started.', startRun),
  end: onRun('has ended.', endRun),
  switch: (form, platform) => {
    const kind = kindIn(form)
    const id = text(form, 'id')
    const to = text(form, 'to')
    if (!kind || !['', 'OFFLINE', 'PAUSED'].includes(to)) return undefined
    switchRun(platform, kind, id, to === 'OFFLINE' || to === 'PAUSED' ? to : null)
    const state = to === 'OFFLINE' ? 'is offline' : to === 'PAUSED' ? 'has lost its source' : 'runs as planned'
    return { said: `${id} ${state}.`, section: sectionOf(kind) }
  },
  'stream-fault': (form, { db }) => {
    const [, kind, id] = /^(LIVE|MEETING) (.+)$/.exec(text(form, 'stream')) ?? []
    const [part, name] = [text(form, 'part'), text(form, 'fault')]
    const fault = STREAM_FAULTS.find((each) => each === name) ?? null
    if (!id || (fault === null && name !== '')) return undefined
    setStreamFault(db, kind === 'LIVE' ? 'LIVE' : 'MEETING', id, fault, part)
    return { said: `${id} ${part}: ${fault ?? 'streams as usual'}.`, section: 'streams' }
  },
  room: (form, platform) => {
    const command = roomCommandIn(form)
    if (!command) return undefined
    steerRoom(platform, command)
    const whom = 'guestId' in command ? ` ${command.guestId}` : ''
    const isLive = ownerOfRoom(command.roomId).kind === 'LIVE'
    return { said: `${command.roomId}: ${command.command}${whom}.`, section: isLive ? 'lives' : 'meetings' }
  },
  readmit: (form, platform) => {
    const kind = kindIn(form)
    if (!kind) return undefined
    readmit(platform, kind, text(form, 'id'))
    return { said: `${text(form, 'id')} lets everybody in again.`, section: sectionOf(kind) }
  },
  answer: (_, platform) => ({ said: `Answered: ${answerNow(platform)}.`, section: 'exhibitors' }),
  rename: (form, platform) => {
    const [id, name] = [text(form, 'id'), text(form, 'name')]
    const language = LANGUAGES.find((each) => each === text(form, 'language'))
    if (name === '' || name.length > 120) return undefined
    createAdmin(platform).touchExhibit(id, { exhibitsName: name }, language)
    return { said: `Exhibit ${id} is called ${name} now.`, section: 'exhibit' }
  },
  fault: (form, { db }, endpoints) => {
    const call = text(form, 'call')
    const [name, amount] = [text(form, 'fault'), text(form, 'amount')]
    const isCall = call === EVERY_CALL || endpoints.some((endpoint) => nameOf(endpoint) === call)
    const isFault = name === '' || FAULT_NAMES.some((each) => each === name)
    if (!isCall || !isFault || !/^\d{0,9}$/.test(amount)) return undefined
    const fault = parseFault(amount === '' ? name : `${name}:${amount}`)
    createSwitches(db).set(call, fault)
    const what = call === EVERY_CALL ? 'Every call' : call
    return { said: fault ? `${what}: ${writtenFault(fault)}.` : `${what} answers as usual.`, section: 'faults' }
  },
}
