/** Saves a text as a file on the visitor's device. `type` is its media type, with the charset. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Not at once: some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
