import { shownFileName } from '@innkeeper/domain/media/file-name.ts'

/**
 * The header that names a file. Old programs read the plain name, which is ASCII without quotes; the one with its own
 * letters follows where they differ.
 */
export function contentDisposition(way: 'inline' | 'attachment', fileName: string): string {
  const name = shownFileName(fileName) || 'file'
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const own = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${hex(letter)}`)
  return `${way}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${own}`}`
}

const hex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase()
