import type { FormServices } from '../shared/form/services.ts'

/** The services of an inquiry's form (api/browser-form.ts). Files are uploaded with the purpose INQUIRY. */
export type InquiryServices = Omit<FormServices, 'upload'> & {
  upload(file: File, purpose: 'INQUIRY', onProgress: (fraction: number) => void): ReturnType<FormServices['upload']>
}

/**
 * Adapts the services to the form engine. The categories of an inquiry are those of production/category (Spec 7).
 *
 * @param notify called with true when input is stored as a draft, with false when the draft is deleted
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
