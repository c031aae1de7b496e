// Files in the rows of a form: a row may be removed while a file of another, or its own, is being uploaded.
import '../../src/styles/form.css'
import { Form } from '@fair/contract/form.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { StoredFile } from '../../src/features/shared/form/entries.ts'
import { PlatformForm } from '../../src/features/shared/form/PlatformForm.tsx'
import type { FormServices } from '../../src/features/shared/form/services.ts'
import { parsed } from '../parsed.ts'
import { hydrate, openPage } from './island.tsx'

const form = Form.parse({
  formId: 'ROWS',
  version: '1',
  formName: 'Samples',
  sections: [
    {
      sectionId: 'S',
      title: 'Samples',
      fields: [
        {
          type: 'group',
          fieldId: 'rows',
          label: 'Sample',
          required: false,
          minRows: 0,
          fields: [
            {
              type: 'file',
              fieldId: 'file',
              label: 'Photo',
              required: false,
              accept: [],
              maxBytes: 9999,
              maxCount: 1,
            },
          ],
        },
      ],
    },
  ],
})

/** A form with two empty rows, whose uploads end when the test says so. */
async function openRows() {
  await openPage('/en-US/marketing-form/', 'form', 'marketing')
  const uploads = new Map<string, { end: () => void; isCancelled: boolean }>()
  const services = {
    drafts: { read: () => null, keep: () => true, drop: () => {} },
    upload: ({ name }: File) => {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FormServices['upload']>['done']>>()
      const file = parsed<StoredFile>({ fileId: name, fileName: name, format: 'PDF', bytes: 1, url: '' })
      const upload = { end: () => resolve({ ok: true, file }), isCancelled: false }
      uploads.set(name, upload)
      const cancel = () => {
        upload.isCancelled = true
        resolve({ ok: false, cancelled: true, expired: false, message: '' })
      }
      return { done: promise, cancel }
    },
  } as Partial<FormServices> as FormServices
  const sent: unknown[] = []
  const send = async (values: unknown) => {
    sent.push(values)
    return { kind: 'accepted' } as const
  }
  await hydrate(<PlatformForm form={form} services={services} send={send} onSent={() => {}} />)
  for (const n of [1, 2]) {
    await page.getByRole('button', { name: 'Add: Sample' }).click()
    await page
      .getByRole('group', { name: `Sample ${n}` })
      .css('input')
      .upload(new File(['x'], `${n}.pdf`))
  }
  await expect.poll(() => uploads.size).toBe(2)
  return { uploads, sent }
}

it('a file goes to its own row when a row above it is removed meanwhile', async () => {
  const { uploads, sent } = await openRows()
  await page.getByRole('button', { name: 'Remove number 1' }).click()
  uploads.get('2.pdf')?.end()
  await expect.element(page.getByRole('button', { name: 'Remove 2.pdf' })).toBeVisible()
  expect(uploads.get('1.pdf')?.isCancelled).toBe(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual([{ rows: [{ file: [expect.objectContaining({ fileId: '2.pdf' })] }] }])
})

it('a file of a removed row is dropped, and does not hold up the form', async () => {
  const { uploads, sent } = await openRows()
  uploads.get('1.pdf')?.end()
  await page.getByRole('button', { name: 'Remove number 2' }).click()
  uploads.get('2.pdf')?.end()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual([{ rows: [{ file: [expect.objectContaining({ fileId: '1.pdf' })] }] }])
})

it('a picture that is cancelled while it is being cropped is not uploaded', async () => {
  await openPage('/en-US/marketing-form/', 'form', 'marketing')
  const crop = Promise.withResolvers<ImageBitmap>()
  const real = globalThis.createImageBitmap
  globalThis.createImageBitmap = () => crop.promise
  onTestFinished(() => {
    globalThis.createImageBitmap = real
  })
  const uploaded: string[] = []
  const services = {
    drafts: { read: () => null, keep: () => true, drop: () => {} },
    upload: ({ name }: File) => {
      uploaded.push(name)
      return { done: new Promise(() => {}), cancel: () => {} }
    },
  } as Partial<FormServices> as FormServices
  const picture = { type: 'picture', fieldId: 'picture', label: 'Photo', required: false, accept: [], maxBytes: 9999 }
  const badge = Form.parse({
    ...form,
    sections: [{ sectionId: 'S', title: 'Badge', fields: [{ ...picture, maxCount: 2, ratio: 1 }] }],
  })
  await hydrate(
    <PlatformForm form={badge} services={services} send={async () => ({ kind: 'accepted' })} onSent={() => {}} />,
  )
  const choose = (name: string) => page.css('input[type=file]').upload(new File(['x'], name, { type: 'image/png' }))
  await choose('first.png')
  await choose('second.png')
  await page.getByRole('button', { name: 'Cancel first.png' }).click()
  await expect.element(page.getByText('first.png')).not.toBeInTheDocument()
  crop.reject(new Error('no picture'))
  await expect.poll(() => uploaded).toEqual(['second.png'])
})
