/** Maximum size of a file in a message, in bytes. */
export const CHAT_FILE_MAX = 20 * 1024 * 1024

/** Pictures that are shown in the conversation, by their MIME type: all browsers support them. */
export const CHAT_PICTURES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/gif': 'GIF',
}

interface DocumentKind {
  /** MIME type; browsers have none for drawings, so the extension decides. */
  readonly type: string
  /** Short name to show. */
  readonly format: string
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const STEP = { type: 'model/step', format: 'STEP' }
const IGES = { type: 'model/iges', format: 'IGES' }

/** Documents that buyers and makers exchange besides pictures, by file extension: papers, drawings, archives. */
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

/** Why a file is not sent: it is empty, too large, or of an unsupported kind. */
export type FileRefusal = 'empty' | 'large' | 'kind'

/** The kind of message in which a file is sent, with the MIME type for its upload; or why it is not sent. */
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
 * The name of a file as shown and saved: without folders, and without invisible characters, by which "gpj.exe" could be
 * made to look like "exe.jpg".
 */
export const shownFileName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
