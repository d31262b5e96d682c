import { fold, foldedWords, phoneWords } from './fold.ts'

/** More words than anybody types to find one guest. */
const MAX_WORDS = 6
/** So many digits in several groups are one phone number, not several numbers. */
const PHONE_DIGITS = 8

/** One thing that has to be found: it begins with any of these. */
export type SearchWord = readonly string[]

/**
 * What somebody typed as what has to be found, in any order. A phone number written in groups is one word; an e-mail
 * address is taken as it is.
 */
export function guestSearchWords(search: string): SearchWord[] {
  return phoneRuns(search.trim().split(/\s+/))
    .flatMap((part): SearchWord[] => {
      if (isPhone(part)) return [phoneWords(part)]
      if (part.includes('@')) return [[fold(part.replace(/^@/, ''))]]
      return foldedWords(part).map((word) => [word])
    })
    .filter((alternatives) => alternatives.some(Boolean))
    .slice(0, MAX_WORDS)
}

/** Groups of digits that stand beside each other and are long enough together, joined. */
function phoneRuns(parts: readonly string[]): string[] {
  const joined: string[] = []
  let run: string[] = []
  const end = () => {
    const whole = run.join('')
    joined.push(...(isPhone(whole) ? [whole] : run))
    run = []
  }
  for (const part of parts) {
    if (/^[+(0-9][0-9()/.+-]*$/.test(part)) {
      if (part.startsWith('+')) end()
      run.push(part)
    } else {
      end()
      joined.push(part)
    }
  }
  end()
  return joined
}

function isPhone(part: string): boolean {
  if (!/^[+(0-9][0-9()/.+-]*$/.test(part)) return false
  const digits = part.replace(/[^0-9]/g, '').length
  return part.startsWith('+') ? digits > 0 : /^[0-9()/.+-]*$/.test(part) && digits >= PHONE_DIGITS
}
