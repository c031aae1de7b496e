// Texts of other visitors and files are shown as text, whatever they contain: no page policy blocks scripts here.
import '../../src/styles/catalogue.css'
import { live, liveRest } from '@fair/contract/live.ts'
import { qrPath } from '@fair/contract/rules/qr-svg.ts'
import { useEffect, useRef, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCaptions } from '../../src/domain/captions.ts'
import { RoomChat } from '../../src/features/agenda/room/RoomChat.tsx'
import { useCaption } from '../../src/features/agenda/room/useCaption.ts'
import { CardPage } from '../../src/features/cards/CardPage.tsx'
import { ChatPage } from '../../src/features/chat/ChatPage.tsx'
import { MarketingForm } from '../../src/features/marketing/MarketingForm.tsx'
import { NoticesPage } from '../../src/features/personal/NoticesPage.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { dataOf } from '../connected.ts'
import { hostile, MARKUP, runningLinks } from '../hostile-texts.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { withAnswers, withFault } from './network.ts'

const IMG = `"><img src=x onerror="__ran('img')">`
const JS = 'javascript:__ran(1)'
let ran: unknown[] = []

beforeEach(() => {
  ran = []
  Object.assign(globalThis, { __ran: (where: unknown) => ran.push(where) })
})

/** Nothing has run, no address would, and the words are shown as text. */
async function expectText(words = 'onerror="__ran') {
  await expect.element(page.css('body')).toMatchTextContent(words)
  // A picture's error event is a separate task: earlier ones on the page precede that of the same picture added later.
  const last = Object.assign(new Image(), { src: 'x' })
  await new Promise((resolve) => last.addEventListener('error', resolve))
  expect(runningLinks()).toEqual([])
  expect(ran).toEqual([])
}

it('the check detects scripts and links that run', async () => {
  await openPage('/en-US/')
  const place = await hydrate(<p>here</p>)
  place.append(document.createRange().createContextualFragment(`${MARKUP}<a href="${JS}">x</a>`))
  await expect.poll(() => ran).toContain('img')
  expect(runningLinks()).toContain(`a. href=${JS}`)
})

it('messages, their history, senders and translations are shown as text', async () => {
  withAnswers(/alichat|translat/, hostile)
  await openPage('/en-US/chat/?role=EXHIBITOR&roleId=30001', 'chat')
  await logIn('emma.larsson@example.com')
  await hydrate(<ChatPage />)
  const field = page.getByLabelText('Message', { exact: true })
  await expect.element(field).toBeEnabled()
  await field.fill(`${MARKUP}\n${JS}`)
  await userEvent.keyboard('{Enter}')
  const own = page.css('.message.mine').filter({ hasText: JS }).last()
  await expect.element(own).toMatchTextContent(/Delivered|Read/)
  await expectText()
  await hydrate(<ChatPage />)
  await expect.element(page.css('.message').first()).toBeVisible()
  for (const button of page.getByRole('button', { name: 'Translate' }).elements().slice(0, 3))
    (button as HTMLElement).click()
  await expectText()
})

it('file names are shown as text in a chat and in a form', async () => {
  await openPage('/en-US/chat/?role=EXHIBITOR&roleId=30001', 'chat', 'form', 'marketing')
  await logIn('emma.larsson@example.com')
  await hydrate(<ChatPage />)
  await expect.element(page.getByLabelText('Message', { exact: true })).toBeEnabled()
  const mended = withFault('offline', /file\/signature/)
  await page.css('.tools input[accept*=image]').upload(new File(['x'], `${IMG}.png`, { type: 'image/png' }))
  await expect.element(page.css('.message.failed')).toBeVisible()
  await expectText('failed')
  mended()
  history.replaceState(null, '', '/en-US/marketing-form/?id=BASIC-PRESS')
  await hydrate(<MarketingForm />)
  await page.css('input[type=file]').upload(new File(['%PDF-1.7'], `${IMG}.pdf`, { type: 'application/pdf' }))
  await expect.element(page.css('.files li').first()).toBeVisible()
  // The name is the platform's once it has loaded, with the quotes that it does not remove.
  await expectText('onerror=')
})

it('a scanned business card is shown as text, including its addresses', async () => {
  await openPage('/en-US/personal-center/card/?tab=scan', 'personal', 'card')
  await logIn()
  await hydrate(<CardPage />)
  const code = [
    ...[
      'BEGIN:VCARD',
      'VERSION:4.0',
      `FN:${IMG}`,
      `ORG:${IMG}`,
      `TITLE:${IMG}`,
      `URL:${JS}`,
      `EMAIL:a@b.example?${JS}`,
    ],
    ...[`TEL:${JS}`, `ADR:;;${IMG};;;;`, `PHOTO:${JS}`, `NOTE:${IMG}`, 'END:VCARD'],
  ].join('\n')
  await page.getByLabelText('Choose a picture').upload(await pictureOf(code))
  await expect.element(page.getByRole('heading', { name: 'Found this card' })).toBeVisible()
  await expectText()
  // The texts that a platform accepts.
  const plain = ['BEGIN:VCARD', 'VERSION:4.0', `FN:${IMG}`, `ORG:${IMG}`, `TITLE:${IMG}`, 'END:VCARD'].join('\n')
  await page.getByLabelText('Choose a picture').upload(await pictureOf(plain))
  await expect.poll(() => page.css('body').element().textContent).not.toContain(JS)
  await page.getByRole('button', { name: 'Keep the card' }).click()
  await expect.element(page.css('.exchange.named')).toBeVisible()
  await expectText()
})

/** A QR code as a file. */
async function pictureOf(text: string): Promise<File> {
  const { path, size } = qrPath(text, 'low')
  const side = (size + 8) * 4
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, side, side)
  pen.scale(4, 4)
  pen.translate(4, 4)
  pen.fillStyle = 'black'
  pen.fill(new Path2D(path))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], 'card.png', { type: 'image/png' })
}

it('messages of a room’s audience are shown as text', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'live')?._id ?? ''
  const { chatgroupId = null } = dataOf(await call(liveRest.join, { live_id }))
  withAnswers(/alichat/, hostile)
  await hydrate(
    <IslandProvider>
      <div className="side-chat">
        <RoomChat call={call} chatgroupId={chatgroupId} isOpen />
      </div>
    </IslandProvider>,
  )
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  await field.fill(`${IMG} ${JS}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('log')).toMatchTextContent(JS)
  await expectText()
})

it('notices of the platform are shown as text', async () => {
  withAnswers(/advice\/list$/, hostile)
  await openPage('/en-US/personal-center/notices/', 'personal')
  await logIn()
  await hydrate(<NoticesPage />)
  await expectText()
})

const VTT = `WEBVTT\n\n00:00:00.000 --> 00:59:00.000\n<v ${IMG}>said ${MARKUP} &lt;img src=x onerror="__ran('entity')"&gt;`

/** An animated picture, with a caption over its full duration. */
function Captioned() {
  const video = useRef<HTMLVideoElement>(null)
  const [choices, setChoices] = useState<{ language: string; label: string }[]>([])
  const text = useCaption(video, choices, 'en')
  useEffect(() => {
    const track = video.current?.addTextTrack('captions', 'English', 'en')
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const drawing = setInterval(() => pen?.fillRect(0, 0, 9, 9), 50)
    for (const { start, end, text: words } of readCaptions(VTT)) track?.addCue(new VTTCue(start, end, words))
    if (video.current) video.current.srcObject = canvas.captureStream(10)
    video.current?.play().catch(() => {})
    setChoices([{ language: 'en', label: 'English' }])
    return () => clearInterval(drawing)
  }, [])
  return (
    <>
      <video ref={video} muted />
      <p className="caption">{text}</p>
    </>
  )
}

it('captions are shown as text', async () => {
  await openPage('/en-US/')
  await hydrate(<Captioned />)
  await expectText('<img')
})
