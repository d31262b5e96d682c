type Prefixed = { code: string; phonePrefix: string }

export type PhoneParts = { prefix: string; number: string }

/** A number as prefix and rest. One that is written with another prefix has that one. */
export function phoneParts(value: string, prefix: string, countries: readonly Prefixed[]): PhoneParts {
  const text = value.trimStart().replace(/^00/, '+')
  if (!text.startsWith('+')) return { prefix, number: value }
  const compact = `+${text.replace(/\D/g, '')}`
  const fitting = [prefix, ...countries.map(({ phonePrefix }) => phonePrefix)]
    .filter((one) => one !== '' && compact.startsWith(one))
    .sort((a, b) => b.length - a.length)[0]
  if (!fitting) return { prefix: '', number: text }
  return { prefix: fitting, number: restAfter(text, fitting) }
}

/** What follows the digits of the prefix, as it was written. */
function restAfter(text: string, prefix: string): string {
  let missing = prefix.length - 1
  let place = 1
  while (missing > 0 && place < text.length) {
    if (/\d/.test(text[place] ?? '')) missing--
    place++
  }
  return text.slice(place).trimStart()
}

/** As it is stored; without a number nothing is. */
export function phoneValue({ prefix, number }: PhoneParts): string {
  const rest = number.trimStart()
  if (rest === '') return ''
  if (rest.startsWith('+') || prefix === '') return rest
  return `${prefix} ${rest}`
}
