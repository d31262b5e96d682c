const LONGEST_READ = 4_000
const LONGEST_KEPT = 2_000

type Rule = [pattern: RegExp, replacement: string]

// From the most specific to the widest; each only ever takes away. What looks like personal data by mistake
// (a long word, a date) is a small price.
const RULES: Rule[] = [
  // A failed query's values, as the query builder appends them to its message.
  [/\bparams: [\s\S]*$/, 'params: [removed]'],
  // PostgreSQL: `Key (email)=(kari@...) already exists`, `invalid input syntax for type uuid: "..."`.
  [/\)=\([\s\S]*?\)(?=\s|$)/g, ')=([removed])'],
  [/(\binvalid input \w+ for [^:]{1,60}: )"[\s\S]*"/g, '$1"[removed]"'],
  // JSON.parse repeats the text it could not read.
  [/\.{0,3}"[\s\S]*"\.{0,3} is not valid JSON/g, '"[removed]" is not valid JSON'],
  [/("[^"]{0,60}name"\s*:\s*)"[^"]*"/gi, '$1"[removed]"'],
  [/\b((?:set-)?cookie|authorization)\s*:[^\r\n]*/gi, '$1: [removed]'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 [removed]'],
  [/[^\s@<>"(),:;[\]\\]{1,64}(?:@|%40)[^\s@<>"(),;:[\]\\]+/gi, '[e-mail]'],
  [/\?[^\s"'`<>]+/g, '?[query]'],
  // Link keys are 22 letters of base64url; session tokens and signatures are longer.
  [/[A-Za-z0-9_-]{22,}/g, '[key]'],
  [/(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{1,4}\b/gi, '[address]'],
  [/(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?!\d)/g, '[address]'],
  // Seven digits or more with what people write between them: phones, cards, document numbers, dates of birth.
  [/\+?\d(?:[\s()./-]{0,3}\d){6,}/g, '[number]'],
]

/** Takes everything out of a text that could name, reach or let in a person. */
export function scrubText(text: string): string {
  const scrubbed = RULES.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    head(text),
  )
  return scrubbed.length > LONGEST_KEPT ? `${scrubbed.slice(0, LONGEST_KEPT)}…` : scrubbed
}

// A cut could leave half an address that no rule knows any more, so the word it went through goes too.
function head(text: string): string {
  return text.length > LONGEST_READ ? text.slice(0, LONGEST_READ).replace(/\S+$/, '') : text
}
