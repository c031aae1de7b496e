import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

/** Errors of a disk or a folder, in words that people understand. */
const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'The file is larger than this disk allows',
  EIO: 'The disk failed to read or write (EIO)',
  EROFS: 'This disk is read-only',
  EACCES: 'This user has no permission to read or write here (EACCES)',
  EPERM: 'This user has no permission to change this (EPERM)',
  EBUSY: 'The system is using this (EBUSY), e.g. as the mount point of a disk: choose a folder below it',
  EMFILE: 'Too many files are open (EMFILE)',
  ENFILE: 'Too many files are open on this machine (ENFILE)',
  ENOTDIR: 'There is a file where a folder is needed (ENOTDIR)',
  NO_FOLDER: 'A folder cannot be created: the disk is failing (EIO), or another process is removing it',
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
        `${sentence}${typeof path === 'string' ? `: ${path}` : ''}. The site is unchanged.`,
      )
    each = cause
  }
  return undefined
}

/** When it creates a folder recursively, Node reports ENOENT for a failing disk. */
const nameOf = (code: string, syscall: unknown): string =>
  code === 'ENOENT' && syscall === 'mkdir' ? 'NO_FOLDER' : code
