import type { EmailField, EmailPart, FieldForm } from './compiled-email.ts'

/*
 * Where a value or a condition stands in a text that is still to be compiled. Marks are letters of no alphabet, which
 * nobody types; what people wrote has them taken out (escape.ts), so that no text can pretend to be a mark.
 */
export const FIELD_START = '\uE000'
export const FIELD_END = '\uE001'

const mark = (content: string) => `${FIELD_START}${content}${FIELD_END}`

const LEAD_LETTERS = { ' ': 's', ',': 'c', '\u00a0': 'n' } as const

/** A value, after these spaces and commas. */
export function field(fill: EmailField, as: FieldForm, lead = ''): string {
  const letters = [...lead].map((letter) => LEAD_LETTERS[letter as keyof typeof LEAD_LETTERS]).join('')
  return mark(`=${fill}|${as}|${letters}`)
}

/** Words that begin with a value. */
export const started = (content: string) => `${mark('^')}${content}${mark('/')}`

/** There only where this has a value. */
export const when = (fill: EmailField, content: string) => `${mark(`?${fill}`)}${content}${mark('/')}`

/** A row for one offer, for two of them, and so on. */
export const offerRows = (moduleId: string, rows: readonly string[]) =>
  `${mark(`*${named(moduleId)}`)}${rows.join(mark('|'))}${mark('/')}`

/** There only where the module has offers. */
export const whenOffers = (moduleId: string, content: string) =>
  `${mark(`+${named(moduleId)}`)}${content}${mark('/')}`

/** There only where the module has a survey; inside, its fields are that survey's. */
export const surveyOf = (moduleId: string, content: string) =>
  `${mark(`%${named(moduleId)}`)}${content}${mark('/')}`

export const SIGNATURE_MARK = mark('@')

/** There only in an e-mail that is signed. */
export const whenSigned = (content: string) => `${mark('!+')}${content}${mark('/')}`
/** There only in an e-mail that nobody signs. */
export const whenUnsigned = (content: string) => `${mark('!-')}${content}${mark('/')}`

/** Ids are whatever an importer wrote; nothing of them is markup. */
const named = (id: string) => Array.from(id, (letter) => letter.codePointAt(0)?.toString(36)).join('.')
const nameOf = (letters: string) =>
  letters
    .split('.')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 36)))
    .join('')

const TOKEN = new RegExp(`${FIELD_START}([^${FIELD_END}]*)${FIELD_END}`)

/** A marked text in its parts. Throws when marks do not pair, which only a fault of ours can make. */
export function partsOf(marked: string): EmailPart[] {
  // Text and marks take turns; a mark's content has an odd place.
  const tokens = marked.split(TOKEN)
  let at = 0

  function list(isInside: boolean): { parts: EmailPart[]; end: string } {
    const parts: EmailPart[] = []
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? ''
      if (at % 2 === 0) {
        if (token !== '') parts.push(token)
      } else if (token === '/' || token === '|') {
        if (!isInside) throw new Error('a mark ends what never began')
        return { parts, end: token }
      } else parts.push(partOf(token))
    }
    if (isInside) throw new Error('a mark has no end')
    return { parts, end: '' }
  }
  function inside(): EmailPart[] {
    at++
    return list(true).parts
  }
  function rows(): EmailPart[][] {
    const found: EmailPart[][] = []
    for (let end = '|'; end === '|'; ) {
      at++
      const row = list(true)
      found.push(row.parts)
      end = row.end
    }
    return found
  }
  function partOf(token: string): EmailPart {
    const rest = token.slice(1)
    switch (token[0]) {
      case '=':
        return fillOf(rest)
      case '^':
        return { start: inside() }
      case '?':
        return { when: rest as EmailField, parts: inside() }
      case '*':
        return { offers: nameOf(rest), rows: rows() }
      case '+':
        return { whenOffers: nameOf(rest), parts: inside() }
      case '%':
        return { survey: nameOf(rest), parts: inside() }
      case '@':
        return { signature: true }
      case '!':
        return { whenSigned: rest === '+', parts: inside() }
      default:
        throw new Error('a mark of no kind')
    }
  }
  return list(false).parts
}

const LEADS: Record<string, string> = { s: ' ', c: ',', n: '\u00a0' }

function fillOf(content: string): EmailPart {
  const [fill = '', as = '', letters = ''] = content.split('|')
  const lead = [...letters].map((letter) => LEADS[letter]).join('')
  return { fill: fill as EmailField, as: as as FieldForm, ...(lead && { lead }) }
}
