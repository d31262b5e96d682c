const LONGEST = 40
const MOST_WORDS = 4
/** Letters and what stands between them; a point as after an initial, never as in an address. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’\- ]|\.(?!\p{L}{2}))*$/u

/**
 * The name a letter greets somebody by; null for what is none. Whoever fills in a form has a letter sent to any address
 * they write, so a sentence, a number or an address in place of a name must not travel with it.
 */
export function greetingName(name: string): string | null {
  const text = name.trim()
  const isName = text.length <= LONGEST && text.split(/\s+/).length <= MOST_WORDS && NAME.test(text)
  return isName ? text : null
}
