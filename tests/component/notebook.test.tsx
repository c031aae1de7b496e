// The notebook: notes are stored with each change in the browser's own database, and removed with a login and a logout.
import '../../src/styles/notebook.css'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type NoteSubject, newNote } from '../../src/domain/note.ts'
import { NotebookPage } from '../../src/features/notebook/NotebookPage.tsx'
import { forgetLogin } from '../../src/stores/login.ts'
import {
  addPhoto,
  changeNote,
  listNotes,
  mergeInto,
  openNotebook,
  openOwnNotebook,
  readNote,
} from '../../src/stores/notebook.ts'
import { forgetDatabases, hasNotebook } from '../../src/stores/own-databases.ts'
import { pageOwner } from '../../src/stores/owner.ts'
import { readUserId } from '../../src/stores/session-storage.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage, press } from './island.tsx'

const SUPPLIER = { id: '30001', name: 'Hanlin', legalName: '瀚林精密机械', booth: { hall: '8.1', stand: 'B12' } }
const EXHIBIT: NoteSubject = { kind: 'exhibits', id: '800001', name: 'GX-650', supplier: SUPPLIER }
const FAIR = '2001'

const device = () => ({ ...pageOwner(), userId: null })
const stored = async (owner = pageOwner()) => listNotes(await openNotebook(owner), FAIR)

afterEach(async () => {
  forgetDatabases(pageOwner())
  await expect.poll(() => hasNotebook(pageOwner())).toBe(false)
})

/** An exhibit page as a visitor sees it, with the button for its note. */
async function openExhibit() {
  await openPage('/en-US/exhibits/detail/800001/', 'notebook')
  const main = await hydrate(
    <>
      <h1>GX-650</h1>
      <div className="byline">
        <a href="/en-US/exhibitor/detail/30001/">Hanlin</a>
        <p lang="zh-CN">瀚林精密机械</p>
        <span className="booth">
          <span className="visually-hidden">Hall </span>
          <b>8.1</b>
          <span className="visually-hidden">, booth </span>
          <span>B12</span>
        </span>
      </div>
      <button type="button" data-action="note">
        Note
      </button>
    </>,
  )
  main.querySelector('button')?.click()
  return page.getByRole('dialog', { name: 'Note: GX-650' })
}

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
  return new File([await canvas.convertToBlob()], 'photo.png', { lastModified: Date.UTC(2026, 10, 19, 2) })
}

it('stores every change at once, with the subject of the page', async () => {
  const dialog = await openExhibit()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('MOQ 50')
  press(dialog.getByRole('radio', { name: '4 stars' }))
  press(dialog.getByRole('switch', { name: 'Visited' }))
  await expect
    .poll(() => stored())
    .toMatchObject([{ text: 'MOQ 50', rating: 4, visitedAt: expect.any(Number), subject: EXHIBIT }])
  await expect.element(dialog.getByText('Saved on this device.')).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: 'Remove rating' }).click()
  await expect.poll(() => stored()).toMatchObject([{ rating: 0, text: 'MOQ 50' }])
})

it('reduces photos, refuses other files, and restores a removed photo', async () => {
  const dialog = await openExhibit()
  const input = dialog.getByLabelText('Add photo')
  await input.upload([await picture(3200, 1000), new File(['text'], 'notes.txt')])
  const image = dialog.getByRole('img', { name: /^Photo of / })
  await expect.element(image).toHaveAttribute('width', '1600')
  await expect.element(image).toHaveAttribute('height', '500')
  await expect.element(page.getByText('One file is not a picture that this browser can read.')).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: /^Remove photo/ }).click()
  await expect.element(image).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.element(image).toBeVisible()
})

it('adds photos that are chosen while others are being added', async () => {
  const dialog = await openExhibit()
  const decode = globalThis.createImageBitmap.bind(globalThis)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const decoding = vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (file: ImageBitmapSource) => {
    await held
    return decode(file)
  })
  onTestFinished(() => decoding.mockRestore())
  await dialog.getByLabelText('Add photo').upload(await picture(10, 10))
  await dialog.getByLabelText('Adding…').upload(await picture(20, 20))
  release()
  await expect.poll(() => dialog.getByRole('img', { name: /^Photo of / }).elements()).toHaveLength(2)
  await expect.element(dialog.getByLabelText('Add photo')).toBeVisible()
})

it('lists a note without content only if it has photos', async () => {
  await openPage('/en-US/exhibits/detail/800001/', 'notebook')
  const db = await openNotebook(pageOwner())
  await changeNote(db, FAIR, EXHIBIT, { text: 'MOQ 50', rating: 3 })
  await changeNote(db, FAIR, EXHIBIT, { text: ' ', rating: 0 })
  expect(await stored()).toEqual([])
  await addPhoto(db, FAIR, EXHIBIT, { image: new Blob(['x']), width: 1, height: 1, takenAt: 1 })
  expect(await stored()).toHaveLength(1)
})

it('deletes a note with its photos, and restores both', async () => {
  await openPage('/en-US/exhibits/detail/800001/', 'notebook')
  const db = await openNotebook(pageOwner())
  await changeNote(db, FAIR, EXHIBIT, { text: 'Keep me' })
  await addPhoto(db, FAIR, EXHIBIT, { image: new Blob(['x']), width: 1, height: 1, takenAt: 1 })
  const dialog = await openExhibit()
  await dialog.getByRole('button', { name: 'Delete note' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await stored()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stored()).toMatchObject([{ text: 'Keep me' }])
  expect((await readNote(db, FAIR, EXHIBIT)).photos).toHaveLength(1)
})

it('shows a storage error, keeps the input, and stores it on a retry', async () => {
  const dialog = await openExhibit()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('First')
  await expect.element(dialog.getByText(/^Not saved/)).toBeVisible()
  put.mockRestore()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Saved on this device.')).toBeVisible()
  expect(await stored()).toMatchObject([{ text: 'First' }])
})

it('a browser without databases shows a message instead of opening a note', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const dialog = await openExhibit()
  await expect.element(page.getByText(/does not allow notes to be stored/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('the page lists notes by exhibitor, with the filter in the address', async () => {
  await openPage('/en-US/notebook/', 'notebook')
  await hydrate(<NotebookPage fair="Expo" />)
  await expect.element(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
  await expectAccessible()
  const db = await openNotebook(pageOwner())
  await changeNote(db, FAIR, EXHIBIT, { text: 'MOQ 50', rating: 3 })
  await changeNote(db, FAIR, { ...EXHIBIT, kind: 'exhibitor', id: '30001', name: 'Hanlin' }, { visitedAt: 1 })
  const tea = { ...SUPPLIER, id: '30009', name: 'Jiangnan Tea', booth: { hall: '3.1', stand: 'F07' } }
  await changeNote(db, FAIR, { kind: 'live', id: '7', name: 'Tasting', supplier: tea }, { rating: 5 })
  await changeNote(db, 'another', EXHIBIT, { text: 'Another fair' })
  const names = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  // Notes made elsewhere appear at once.
  await expect.poll(names).toEqual(['Jiangnan Tea', 'Hanlin'])
  await expect
    .element(page.getByRole('link', { name: 'GX-650' }))
    .toHaveAttribute('href', '/en-US/exhibits/detail/800001/')
  await expectAccessible()
  await page.getByRole('link', { name: 'Visited', exact: true }).click()
  await expect.poll(names).toEqual(['Hanlin'])
  expect(location.search).toBe('?show=visited')
  history.back()
  await expect.poll(names).toHaveLength(2)
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('moq')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(names).toEqual(['Hanlin'])
  await page.getByRole('button', { name: 'Edit GX-650' }).click()
  const dialog = page.getByRole('dialog', { name: 'Note: GX-650' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('MOQ 20')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('MOQ 20')).toBeVisible()
})

it('a login takes over the notes of the device, and notes on the same subject are merged', async () => {
  await openPage('/en-US/notebook/', 'notebook')
  const before = await openNotebook(device())
  await changeNote(before, FAIR, EXHIBIT, { text: 'From before', rating: 2 })
  await addPhoto(before, FAIR, EXHIBIT, { image: new Blob(['x']), width: 1, height: 1, takenAt: 1 })
  await logIn()
  await expect.poll(() => readUserId()).not.toBeNull()
  const account = await openNotebook(pageOwner())
  expect(await readNote(account, FAIR, EXHIBIT)).toMatchObject({
    note: { text: 'From before', rating: 2 },
    photos: [{ width: 1 }],
  })
  expect(await listNotes(before, FAIR)).toEqual([])
  const brought = { ...newNote(FAIR, EXHIBIT), text: 'From elsewhere' }
  for (const _ of [1, 2]) await mergeInto(account, [brought], [])
  expect((await stored()).map(({ text }) => text)).toEqual(['From elsewhere\n\nFrom before'])
})

it('a logout asks before it deletes notes, and deletes the database', async () => {
  await openPage('/en-US/notebook/', 'notebook')
  await logIn()
  const owner = pageOwner()
  await mergeInto(await openNotebook(owner), [{ ...newNote(FAIR, EXHIBIT), text: 'Mine' }], [])
  await openOver('logout')
  const dialog = page.getByRole('dialog', { name: 'Log out and delete 1 note?' })
  await expect.element(dialog.getByRole('link', { name: 'Open notebook' })).toHaveFocus()
  await expectAccessible('dialog')
  expect(readUserId()).toBe(owner.userId)
  await dialog.getByRole('button', { name: 'Delete and log out' }).click()
  await expect.poll(() => readUserId()).toBeNull()
  await expect.poll(() => hasNotebook(owner)).toBe(false)
  // A photo that was still being reduced in size is not stored any more.
  await expect(openOwnNotebook(owner)).rejects.toThrow()
  expect(await hasNotebook(owner)).toBe(false)
})

it('a list that was still being read at a logout is not shown, and its database is not created again', async () => {
  await openPage('/en-US/notebook/', 'notebook')
  await logIn()
  const owner = pageOwner()
  await mergeInto(await openNotebook(owner), [{ ...newNote(FAIR, EXHIBIT), text: 'Mine' }], [])
  const names = Promise.withResolvers<IDBDatabaseInfo[]>()
  const listed = await indexedDB.databases()
  const read = vi.spyOn(indexedDB, 'databases').mockReturnValueOnce(names.promise)
  await hydrate(<NotebookPage fair="Expo" />)
  await expect.poll(() => read.mock.calls.length).toBe(1)
  forgetDatabases(owner)
  forgetLogin(true)
  const empty = page.getByRole('heading', { name: 'No notes yet' })
  await expect.element(empty).toBeVisible()
  const opened = vi.spyOn(indexedDB, 'open')
  names.resolve(listed)
  await hasNotebook(owner)
  await expect.element(empty).toBeVisible()
  expect(opened).not.toHaveBeenCalled()
  expect(document.body.textContent).not.toContain('Mine')
  expect(await hasNotebook(owner)).toBe(false)
})
