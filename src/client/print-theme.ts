/** Prints every page in the light theme: without its dark background, light text cannot be read. */
export function printInLight(): void {
  const { dataset } = document.documentElement
  let before: string | undefined
  addEventListener('beforeprint', () => {
    before = dataset['theme']
    dataset['theme'] = 'light'
  })
  addEventListener('afterprint', () => {
    if (before) dataset['theme'] = before
  })
}
