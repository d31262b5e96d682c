import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { FONT_FILE_MAX_BYTES } from '@innkeeper/domain/fonts/constants.ts'
import { type FontFacts, readFontFacts } from '@innkeeper/domain/fonts/font-facts.ts'
import { readWoff2Directory, type Woff2Directory } from '@innkeeper/domain/fonts/woff2.ts'
import { AppError } from '../../platform/http/app-error.ts'

const decompress = promisify(brotliDecompress)

/** What the bytes really are, whatever their name says; a refusal where they cannot be served as a font. */
export async function inspectFont(bytes: Buffer): Promise<FontFacts | AppError> {
  if (bytes.length > FONT_FILE_MAX_BYTES) return new AppError('fonts/too-large', 'A font has 2 MB at most.')
  const directory = readWoff2Directory(bytes)
  if (!directory) return new AppError('fonts/unsupported-type', 'Send a whole WOFF2 file with one font.')
  const tables = await unpack(bytes, directory)
  const facts = tables && readFontFacts(directory, tables)
  return facts ?? new AppError('fonts/broken', 'The font cannot be read, or lacks plain letters.')
}

/** Never more than the directory promised, however small the file is. */
async function unpack(bytes: Buffer, { dataOffset, dataLength, tablesLength }: Woff2Directory) {
  const packed = bytes.subarray(dataOffset, dataOffset + dataLength)
  const tables = await decompress(packed, { maxOutputLength: tablesLength }).catch(() => null)
  return tables?.length === tablesLength ? tables : null
}
