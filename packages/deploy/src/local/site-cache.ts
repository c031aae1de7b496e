// Decides which sites from an earlier `npm start` may be shown before they are built again.
import fs from 'node:fs'
import path from 'node:path'

const noteOf = (folder: string) => `${folder}.built`

/** Whether the folder contains a complete site built for this stamp: of the same code, address, fair and day. */
export function isBuilt(folder: string, stamp: string): boolean {
  try {
    return fs.readFileSync(noteOf(folder), 'utf8') === stamp && fs.existsSync(path.join(folder, 'index.html'))
  } catch {
    return false
  }
}

/** Records the stamp for which the site in the folder was built. */
export function noteBuilt(folder: string, stamp: string): void {
  fs.writeFileSync(noteOf(folder), stamp)
}
