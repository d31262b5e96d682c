import type { Product } from './product-schema.ts'
import { nameOf, type WordsWanted } from './product-words.ts'

type Attachment = Pick<Product['attachments'][number], 'names'>

/** What guests read on a document: its name in their language, else its file's name without what only machines need. */
export function attachmentName({ names }: Attachment, fileName: string, wanted: WordsWanted): string {
  return (names && nameOf(names, wanted).trim()) || tidyFileName(fileName)
}

/** "wine_list-2026.PDF" is "Wine list 2026". */
export function tidyFileName(fileName: string): string {
  const bare = fileName.replace(/\.[a-z0-9]{1,5}$/i, '')
  const words = bare.replace(/[_\-\s]+/g, ' ').trim()
  return words === '' ? fileName : words.charAt(0).toUpperCase() + words.slice(1)
}
