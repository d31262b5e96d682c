const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|madam|hr|herr|fru|frk|frøken|fröken|rouva|herra|neiti|dhr|mevr|mw|de heer|mevrouw)\.?\s+/i
/** Small words that belong to the name behind them: van der Berg. */
const PARTICLE = /^(?:van|von|de|den|der|del|della|di|da|dos|du|la|le|af|av|zu|zur|ten|ter|te|bin|al|el|st)$/i

/** First and last name of a guest who is written in one cell: "Nilsen, Astrid" or "Astrid Nilsen". */
export function splitName(text: string): { firstName: string; lastName: string } {
  const plain = text.replace(TITLE, '').trim()
  const comma = plain.indexOf(',')
  if (comma > 0) {
    const firstName = plain
      .slice(comma + 1)
      .trim()
      .replace(TITLE, '')
    const lastName = plain.slice(0, comma).trim()
    // "Jensen," alone is still a name to call somebody by.
    return firstName === '' ? { firstName: lastName, lastName: '' } : { firstName, lastName }
  }
  const words = plain.split(/\s+/)
  if (words.length < 2) return { firstName: plain, lastName: '' }
  const particle = words.findIndex((word, index) => index > 0 && PARTICLE.test(word))
  const last = particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  return { firstName: words.slice(0, last).join(' '), lastName: words.slice(last).join(' ') }
}
