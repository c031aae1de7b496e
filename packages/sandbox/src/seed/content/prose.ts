import { escaped } from '../template.ts'
import type { Column, Text } from '../text.ts'

/**
 * Platform HTML of a text that is written paragraph by paragraph: '## ' begins a heading, '- ' an item; consecutive
 * items form one list.
 */
export function prose(paragraphs: readonly Text[], column: Column): string {
  const lines = paragraphs.map((paragraph) => escaped(paragraph[column]))
  return lines
    .map((line, at) => {
      if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`
      if (!line.startsWith('- ')) return `<p>${line}</p>`
      const isFirst = !lines[at - 1]?.startsWith('- ')
      const isLast = !lines[at + 1]?.startsWith('- ')
      return `${isFirst ? '<ul>' : ''}<li>${line.slice(2)}</li>${isLast ? '</ul>' : ''}`
    })
    .join('')
}
