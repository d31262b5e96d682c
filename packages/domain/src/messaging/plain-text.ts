/** Control characters, and those that turn the order of what is read; lines stay. */
const CONTROLS = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** What a guest wrote, as it is kept: without characters that steer what shows it. Empty where nothing is to be seen. */
export function plainText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(CONTROLS, '').trim()
  return SEEN.test(plain) ? plain : ''
}
