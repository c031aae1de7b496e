/** The largest file of a message, in bytes. */
export const CHAT_FILE_MAX = 20 * 1024 * 1024

/** Pictures that are shown in the conversation, by their MIME type: all browsers draw them. */
export const CHAT_PICTURES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/gif': 'GIF',
}

interface DocumentKind {
  /** MIME type; browsers know none for drawings, so the ending decides. */
  readonly type: string
  /** Short name to show. */
  readonly format: string
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const STEP = { type: 'model/step', format: 'STEP' }
const IGES = { type: 'model/iges', format: 'IGES' }

/** What buyers and makers send each other beside pictures, by the ending of its name: papers, drawings, archives. */
export const CHAT_DOCUMENTS: Readonly<Record<string, DocumentKind>> = {
  pdf: { type: 'application/pdf', format: 'PDF' },
  dwg: { type: 'image/vnd.dwg', format: 'DWG' },
  dxf: { type: 'image/vnd.dxf', format: 'DXF' },
  step: STEP,
  stp: STEP,
  iges: IGES,
  igs: IGES,
  stl: { type: 'model/stl', format: 'STL' },
  doc: { type: 'application/msword', format: 'DOC' },
  docx: { type: `${OFFICE}.wordprocessingml.document`, format: 'DOCX' },
  xls: { type: 'application/vnd.ms-excel', format: 'XLS' },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, format: 'XLSX' },
  ppt: { type: 'application/vnd.ms-powerpoint', format: 'PPT' },
  pptx: { type: `${OFFICE}.presentationml.presentation`, format: 'PPTX' },
  zip: { type: 'application/zip', format: 'ZIP' },
  '7z': { type: 'application/x-7z-compressed', format: '7Z' },
}

/** Why a file is not sent: nothing is in it, it is too large, or its kind is not taken. */
export type FileRefusal = 'empty' | 'large' | 'kind'

/** As what a file is sent, with the MIME type that it is uploaded as; or why it is not. */
type SentAs =
  | { readonly as: 'IMAGE' | 'FILE'; readonly type: string }
  | { readonly as: null; readonly refusal: FileRefusal }

export function sentAs({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): SentAs {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const document = Object.hasOwn(CHAT_DOCUMENTS, ending) ? CHAT_DOCUMENTS[ending] : undefined
  const isPicture = Object.hasOwn(CHAT_PICTURES, type)
  if (!isPicture && !document) return { as: null, refusal: 'kind' }
  if (size === 0) return { as: null, refusal: 'empty' }
  if (size > CHAT_FILE_MAX) return { as: null, refusal: 'large' }
  return isPicture || !document ? { as: 'IMAGE', type } : { as: 'FILE', type: document.type }
}

/**
 * The name of a file as it is shown and saved: without folders, and without characters that nobody sees, by which
 * "gpj.exe" could be made to read "exe.jpg".
 */
export const shownFileName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
