/** How hard a password is to guess, as a hint while it is typed; refusing is the server's. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Letters that add something new, below which a password counts as weak, and from which as strong. */
const WEAK_BELOW = 8
const STRONG_FROM = 13

/** Words that guessing starts with. */
const OBVIOUS = ['password', 'passord', 'innkeeper', 'welcome', 'qwerty', 'letmein', 'hotel', 'admin']

/**
 * Length first: a long sentence beats a short riddle. Repeats, runs such as "1234", obvious words and the
 * person's own name count as a single letter.
 */
export function passwordStrength(
  password: string,
  { minLength, about = [] }: { minLength: number; about?: readonly string[] },
): PasswordStrength {
  if ([...password].length < minLength) return 'short'
  const fresh = freshLetters(withoutKnownWords(password.toLowerCase(), about))
  if (fresh < WEAK_BELOW) return 'weak'
  return fresh < STRONG_FROM ? 'fair' : 'strong'
}

function withoutKnownWords(password: string, about: readonly string[]): string {
  const own = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const known = [...OBVIOUS, ...own.filter((word) => word.length >= 3)].sort((a, b) => b.length - a.length)
  return known.reduce((rest, word) => rest.replaceAll(word, '\u0000'), password)
}

/** Letters that neither repeat one of the two before nor continue a run up or down. */
function freshLetters(text: string): number {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    if (before === undefined) return true
    return Math.abs(code - before) > 1 && code !== codes[index - 2]
  }).length
}
