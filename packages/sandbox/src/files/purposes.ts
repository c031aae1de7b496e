import type { FilePurpose } from '@fair/contract/file.ts'
import { CHAT_DOCUMENTS, CHAT_FILE_MAX, CHAT_PICTURES } from '@fair/contract/rules/chat-files.ts'

const MB = 1024 * 1024
const PICTURES = { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'image/webp': 'WEBP' }
const DOCUMENTS = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
}
const VOICES = { 'audio/webm': 'WEBM', 'audio/mp4': 'M4A', 'audio/ogg': 'OGG', 'audio/mpeg': 'MP3', 'audio/wav': 'WAV' }
const CHAT_FILES = Object.fromEntries(Object.values(CHAT_DOCUMENTS).map(({ type, format }) => [type, format]))

interface Purpose {
  /** MIME types with the short names of their formats. */
  readonly types: Readonly<Record<string, string>>
  readonly maxBytes: number
  /** How the bytes are to be sent (contract/file.ts). */
  readonly method: 'PUT' | 'POST'
}

/** Which files the platform accepts, by purpose. */
export const PURPOSES: Readonly<Record<FilePurpose, Purpose>> = {
  FORM: { types: { ...PICTURES, ...DOCUMENTS }, maxBytes: 10 * MB, method: 'POST' },
  PORTRAIT: { types: PICTURES, maxBytes: 5 * MB, method: 'PUT' },
  CARD: { types: PICTURES, maxBytes: 5 * MB, method: 'PUT' },
  INQUIRY: { types: { ...PICTURES, ...DOCUMENTS, 'application/zip': 'ZIP' }, maxBytes: 20 * MB, method: 'POST' },
  CHAT: { types: { ...CHAT_PICTURES, ...VOICES, ...CHAT_FILES }, maxBytes: CHAT_FILE_MAX, method: 'PUT' },
  SAMPLE: { types: { ...PICTURES, 'application/pdf': 'PDF' }, maxBytes: 10 * MB, method: 'POST' },
}
