import { SIGNATURE_SHEET, type Signature, strokePath } from '@innkeeper/domain/registration/signature.ts'

const INK = '#1b2320'
const { width, height } = SIGNATURE_SHEET
const LARGEST = 96

/** A signature as a drawing of its own: nothing in it but lines, or the name that was typed. */
export function signatureSvg(signature: Signature): string {
  const inside = signature.kind === 'drawn' ? lines(signature.strokes) : words(signature.name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
}

function lines(strokes: Extract<Signature, { kind: 'drawn' }>['strokes']): string {
  const line = `fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`
  return strokes.map((stroke) => `<path d="${strokePath(stroke)}" ${line}/>`).join('')
}

function words(name: string): string {
  // A letter is about half as wide as it is high.
  const size = Math.min(LARGEST, Math.floor((width * 1.8) / Math.max(1, [...name].length)))
  return `<text x="${width / 2}" y="${height / 2}" text-anchor="middle" font-size="${size}" font-style="italic" fill="${INK}">${escaped(name)}</text>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no such letters
const NO_LETTERS = /[\u0000-\u001f\u007f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NO_LETTERS, '')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
}
