import type { FormServices } from '../shared/form/services.ts'

/** What the form of an inquiry needs (api/browser-form.ts): files are stored as an inquiry's, not as a form's. */
export type InquiryServices = Omit<FormServices, 'upload'> & {
  upload(file: File, purpose: 'INQUIRY', onProgress: (part: number) => void): ReturnType<FormServices['upload']>
}

/**
 * The services as the form engine takes them: the categories of an inquiry are those of production/category (Spec 7);
 * `notify` receives whether something was typed that is not sent yet.
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
