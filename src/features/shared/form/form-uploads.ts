import { type FilePurpose, type FileRef, file, type UploadSignature } from '@fair/contract/file.ts'
import { absoluteAddress } from '@fair/contract/rules/address.ts'
import type { Call } from '../../../api/client.ts'

export type UploadOutcome =
  | { ok: true; file: FileRef }
  /** `message` is '' if the visitor cancelled it, and null if nothing but the network failed. */
  | { ok: false; cancelled: boolean; expired: boolean; message: string | null }

/** A file that is being uploaded. */
export interface Upload {
  done: Promise<UploadOutcome>
  cancel(): void
}

/**
 * Sends the bytes to the store; resolves to the response status, rejects on a network error or if the signal aborts.
 */
export type Transport = (
  address: string,
  request: { method: 'PUT' | 'POST'; headers: Record<string, string>; body: Blob | FormData },
  /** `onProgress` receives the fraction that is sent, 0 to 1. */
  watch: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<number>

export interface UploadOptions {
  call: Call
  /** The base of a relative store address: the platform's, or the page's own. */
  base: string
  transport?: Transport
}

/**
 * Uploads straight to the platform's store: requests permission by oss/file/signature (Spec 7), then sends the bytes. A
 * retry is another upload, as permissions expire.
 */
export function uploader({ call, base, transport = sendByXhr }: UploadOptions) {
  return (chosen: File, purpose: FilePurpose, onProgress: (part: number) => void): Upload => {
    const controller = new AbortController()
    const { signal } = controller
    const failed = (message: string | null, expired = false): UploadOutcome => ({
      ok: false,
      cancelled: signal.aborted,
      expired,
      message: signal.aborted ? '' : message,
    })
    const run = async (): Promise<UploadOutcome> => {
      const fileInfo = { fileName: chosen.name, contentType: chosen.type, bytes: chosen.size, purpose }
      const leave = await call(file.signature, fileInfo, { signal })
      if (!leave.ok) return failed(leave.message, leave.code === 'expired')
      const { uploadUrl, method, headers } = leave.data
      try {
        const request = { method, headers, body: bodyOf(leave.data, chosen) }
        const status = await transport(absoluteAddress(uploadUrl, base), request, { signal, onProgress })
        return status >= 200 && status < 300 ? { ok: true, file: leave.data.file } : failed(null)
      } catch {
        return failed(null)
      }
    }
    return { done: run(), cancel: () => controller.abort() }
  }
}

/** PUT sends the raw bytes; POST sends a form with the signature's fields and the file last (contract/file.ts). */
function bodyOf({ method, fields }: UploadSignature, chosen: File): Blob | FormData {
  if (method === 'PUT') return chosen
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', chosen)
  return form
}

/** fetch cannot report upload progress. */
const sendByXhr: Transport = (address, { method, headers, body }, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onload = () => resolve(request.status)
    request.onerror = () => reject(new TypeError('network request failed'))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    if (signal.aborted) return reject(new DOMException('cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
