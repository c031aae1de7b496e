import type { FormServices } from '../shared/form/services.ts'

/** The services of an inquiry's form (api/browser-form.ts). Files are uploaded as an inquiry's, not as a form's. */
export type InquiryServices = Omit<FormServices, 'upload'> & {
  upload(file: File, purpose: 'INQUIRY', onProgress: (part: number) => void): ReturnType<FormServices['upload']>
}

/**
 * The services as the form engine needs them: the categories of an inquiry are those of production/category (Spec 7);
 * `notify` receives whether there is unsent input.
 */
export function watchDrafts(services: InquiryServices, notify: (dirty: boolean) => void): FormServices {
  const { drafts } = services
  return {
    ...services,
    tree: (source) => services.tree(source === 'CATEGORY' ? 'PRODUCTION' : source),
    upload: (file, _, onProgress) => services.upload(file, 'INQUIRY', onProgress),
    drafts: {
      read: drafts.read,
      keep(formId, draft) {
        notify(true)
        return drafts.keep(formId, draft)
      },
      drop(formId) {
        notify(false)
        drafts.drop(formId)
      },
    },
  }
}
