/** What a file can turn out to be by its first bytes; its name and its declared type are never asked. */
export const SNIFFED_TYPES = ['jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'pdf', 'heic'] as const
export type SniffedType = (typeof SNIFFED_TYPES)[number]

/** So many first bytes are looked at; a drawing may begin with a long comment. */
export const SNIFF_BYTES = 4096

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const AVIF_BRANDS = ['avif', 'avis']
/** Phones name these first and say in the list behind which of the two it is. */
const GENERAL_BRANDS = ['mif1', 'msf1', 'miaf']

/** Tells the type of a file from its first bytes; null for everything that is not on the list. */
export function sniffMedia(bytes: Uint8Array): SniffedType | null {
  const head = latin1(bytes, 0, SNIFF_BYTES)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (/^%PDF-[12]\.\d/.test(head)) return 'pdf'
  if (head.slice(4, 8) === 'ftyp') return sniffContainer(head)
  return DRAWING.test(head) ? 'svg' : null
}

/** An optional mark of the encoding, declarations and comments, then the drawing itself; a page never. */
const DRAWING =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg(?:[^>[]|\[[^\]]*\])*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i

function sniffContainer(head: string): SniffedType | null {
  const length = (head.charCodeAt(2) << 8) | head.charCodeAt(3)
  const [major = '', , ...compatible] = head.slice(8, Math.min(length, SNIFF_BYTES)).match(/[\s\S]{4}/g) ?? []
  const brands = GENERAL_BRANDS.includes(major) ? compatible : [major]
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return GENERAL_BRANDS.includes(major) || brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
