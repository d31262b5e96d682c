/** Digits and capitals without those that are mistaken for each other (Crockford's base 32). */
export const SET_UP_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Sixty bits: nobody guesses it, and it can still be read from a terminal and typed. */
export const SET_UP_CODE_LENGTH = 12
const GROUP = 4

/** As the terminal shows it: three groups of four. */
export function shownSetUpCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

/** What somebody typed or copied, as it is compared: without hyphens and spaces, and with the letters that were meant. */
export function typedSetUpCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
}

/** The code in the part of an address behind `#`, which browsers send to no server; empty where there is none. */
export function setUpCodeIn(hash: string): string {
  return /^#?(?:.*&)?code=([^&]*)/.exec(hash)?.[1] ?? ''
}
