/** More than this a cell cannot hold. */
const LONGEST_TEXT = 32_767

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in XML: signs that XML has no way to write are left out. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that no XML file may hold
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  )
}

/** A text as it stands in a cell. `_x0041_` would be read as the sign of that number. */
export function cellText(text: string): string {
  const short = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text
  return xmlText(short.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'))
}
