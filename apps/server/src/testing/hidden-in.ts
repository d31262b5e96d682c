/** Every way these words would stand in bytes: as they are, as UTF-16, and within base64 wherever they begin. */
export function spellingsOf(words: string | Buffer): Buffer[] {
  const plain = Buffer.from(words as string)
  const wide = typeof words === 'string' ? [Buffer.from(words, 'utf16le'), utf16be(words)] : []
  return [plain, ...wide, ...[plain, ...wide].flatMap(inBase64)]
}

function utf16be(words: string): Buffer {
  return Buffer.from(words, 'utf16le').swap16()
}

/** The letters that do not depend on what stands before and after, for each of the three places to begin at. */
function inBase64(bytes: Buffer): Buffer[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    const first = Math.ceil((before * 8) / 6)
    const last = Math.floor(((before + bytes.length) * 8) / 6)
    const middle = whole.slice(first, last)
    return [...new Set([middle, middle.replaceAll('+', '-').replaceAll('/', '_')])].map((text) =>
      Buffer.from(text),
    )
  })
}

/** Which of the words are to be found in these bytes, in whatever spelling. */
export function foundIn(bytes: Buffer, words: readonly (string | Buffer)[]): string[] {
  return words
    .filter((word) => spellingsOf(word).some((spelling) => bytes.includes(spelling)))
    .map((word) => (typeof word === 'string' ? word : 'bytes of a picture'))
}
