import { BuildFailure, EXIT } from '../../src/content/failure.ts'

/** Errors of a disk or a folder, in words that people understand. */
const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'A file may not become so large here',
  EIO: 'The disk fails to read or write (EIO)',
  EROFS: 'This disk may only be read',
  EACCES: 'This may not be read or written by this user (EACCES)',
  EPERM: 'This may not be changed by this user (EPERM)',
  EBUSY: 'This is in use by the system (EBUSY), e.g. as the place where a disk is mounted: name a folder below it',
  EMFILE: 'Too many files are open (EMFILE)',
  ENFILE: 'Too many files are open on this machine (ENFILE)',
  ENOTDIR: 'A file stands where a folder is needed (ENOTDIR)',
  NO_FOLDER: 'A folder cannot be made: the disk fails (EIO), or somebody takes it away meanwhile',
  ENAMETOOLONG: 'A name is too long for this disk (ENAMETOOLONG)',
}
/** SQLite's error codes (sqlite.org/rescode.html), lowest byte: its files hold the locks. */
const OF_SQLITE: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' }

interface SystemError {
  code?: unknown
  errcode?: unknown
  syscall?: unknown
  path?: unknown
  cause?: unknown
}

/**
 * The failure (exit code 8) for an error of the file system, wherever in a chain of causes it is; undefined for any
 * other error, including network errors.
 */
export function diskFailure(error: unknown): BuildFailure | undefined {
  for (let each = error, depth = 0; typeof each === 'object' && each !== null && depth < 8; depth += 1) {
    const { code, errcode, syscall, path, cause } = each as SystemError
    const name = typeof errcode === 'number' ? OF_SQLITE[errcode & 0xff] : nameOf(String(code), syscall)
    const sentence = name === undefined ? undefined : SENTENCES[name]
    if (sentence !== undefined && !/^(connect|listen|bind|getaddrinfo|spawn)/.test(String(syscall ?? '')))
      return new BuildFailure(
        EXIT.disk,
        `${sentence}${typeof path === 'string' ? `: ${path}` : ''}. The site stays as it was.`,
      )
    each = cause
  }
  return undefined
}

/** When it creates a folder recursively, Node reports ENOENT for a failing disk. */
const nameOf = (code: string, syscall: unknown): string =>
  code === 'ENOENT' && syscall === 'mkdir' ? 'NO_FOLDER' : code
