import { refused } from './upload.ts'

const HEAD = /^%PDF-[12]\.\d/
const HEAD_BYTES = 16
/** Readers look for the end here, behind which some writers leave a little more. */
const TAIL_BYTES = 1024

/**
 * The bytes decide, whatever the name says. Readers forgive a head that comes later, which lets one file be a
 * picture or a page as well: here it comes first, and the end is there too.
 */
export function requireWholePdf(bytes: Uint8Array): void {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1')
  const isWhole =
    HEAD.test(text(bytes.subarray(0, HEAD_BYTES))) && text(bytes.subarray(-TAIL_BYTES)).includes('%%EOF')
  if (!isWhole) throw refused('media/broken')
}
