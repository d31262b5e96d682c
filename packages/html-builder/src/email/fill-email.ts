import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { webAddressOrNull } from '@innkeeper/domain/links.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import type {
  CompiledEmail,
  EmailField,
  EmailOffer,
  EmailPart,
  EmailRecipient,
  FieldForm,
  OfferField,
} from './compiled-email.ts'
import { withoutMarks } from './escape.ts'
import { escapeHtml } from './escape-html.ts'

export type FilledEmail = { html: string; text: string; subject: string; preheader: string }

/** Where a field's value comes from: the recipient, and inside a module one row of offers or the survey. */
type Scope = {
  recipient: EmailRecipient
  row: readonly EmailOffer[]
  survey: Survey | null
  /** What was found out about this recipient already: HTML and text ask the same. */
  known: { addresses: Map<string, string | null>; offers: Map<string, readonly EmailOffer[]> }
}
/** A survey with what stands before and after a score in its address, as text and as HTML. */
type Survey = { question: string; text: readonly [string, string]; html: readonly [string, string] }
type Write = (scope: Scope) => string

const GAPS = /\n{3,}/g
const LEADING = /^[ ,\u00a0]+/
const UNSAFE_IN_LINE = /[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u

/**
 * A compiled e-mail as a function of its recipient. All that can be decided is decided here, once: for each recipient
 * only strings are joined. The signature is the property's own of now; without one its place stays empty.
 */
export function prepareEmail(
  compiled: CompiledEmail,
  signature: Pick<CompiledEmail, 'html' | 'text'> | null = null,
): (recipient: EmailRecipient) => FilledEmail {
  const html = writerOf(compiled.html, signature?.html ?? [])
  const text = writerOf(compiled.text, signature?.text ?? [])
  const subject = writerOf(compiled.subject, [])
  const preheader = writerOf(compiled.preheader, [])
  return (recipient) => {
    const scope: Scope = {
      recipient,
      row: NO_OFFERS,
      survey: null,
      known: { addresses: new Map(), offers: new Map() },
    }
    return {
      html: html(scope),
      text: withoutGaps(text(scope)),
      subject: asLine(subject(scope)),
      preheader: asLine(preheader(scope)),
    }
  }
}

/** One e-mail for one recipient; for many, prepare it once. */
export function fillEmail(
  compiled: CompiledEmail,
  recipient: EmailRecipient,
  signature: Pick<CompiledEmail, 'html' | 'text'> | null = null,
): FilledEmail {
  return prepareEmail(compiled, signature)(recipient)
}

/** What is left out leaves its empty lines behind. */
function withoutGaps(text: string): string {
  const hasGap = text.includes('\n\n\n') || text.startsWith('\n') || text.endsWith('\n')
  return hasGap ? text.replace(GAPS, '\n\n').trim() : text
}

function asLine(text: string): string {
  return UNSAFE_IN_LINE.test(text) ? singleLine(text) : text
}

function writerOf(parts: readonly EmailPart[], signature: readonly EmailPart[]): Write {
  const steps = signed(parts, signature).map((part) => stepOf(part, signature))
  const merged = mergeStrings(steps).map((step) => (typeof step === 'string' ? compact(step) : step))
  const [only] = merged
  if (merged.length === 0) return () => ''
  if (merged.length === 1 && only !== undefined) return typeof only === 'string' ? () => only : only
  return (scope) => {
    let written = ''
    for (const step of merged) written += typeof step === 'string' ? step : step(scope)
    return written
  }
}

/** With the signature in its place, and what depends on there being one decided. */
function signed(parts: readonly EmailPart[], signature: readonly EmailPart[]): readonly EmailPart[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if ('signature' in part) return signature
    if (!('whenSigned' in part)) return [part]
    return part.whenSigned === signature.length > 0 ? signed(part.parts, signature) : []
  })
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

/** The same letters in one byte each where they fit: cut out of a text with marks they would take two for ever. */
function compact(text: string): string {
  return decoder.decode(encoder.encode(text))
}

/** Strings that follow each other are one. */
function mergeStrings(steps: readonly (string | Write)[]): (string | Write)[] {
  const merged: (string | Write)[] = []
  for (const step of steps) {
    const last = merged.at(-1)
    if (typeof step === 'string' && typeof last === 'string') merged[merged.length - 1] = last + step
    else merged.push(step)
  }
  return merged
}

function stepOf(part: EmailPart, signature: readonly EmailPart[]): string | Write {
  if (typeof part === 'string') return part
  if ('fill' in part) return fillStep(part.fill, part.as, part.lead ?? '')
  if ('start' in part) {
    const inner = writerOf(part.start, signature)
    return (scope) => {
      const words = inner(scope)
      return LEADING.test(words) ? words.replace(LEADING, '') : words
    }
  }
  if ('when' in part) {
    const value = readerOf(part.when)
    const inner = writerOf(part.parts, signature)
    return (scope) => (value(scope) ? inner(scope) : '')
  }
  if ('offers' in part)
    return offersStep(
      part.offers,
      part.rows.map((row) => writerOf(row, signature)),
    )
  if ('whenOffers' in part) {
    const inner = writerOf(part.parts, signature)
    return (scope) => (offersOf(scope, part.whenOffers).length > 0 ? inner(scope) : '')
  }
  if ('survey' in part) {
    const inner = writerOf(part.parts, signature)
    return (scope) => {
      const { surveys } = scope.recipient
      const survey = Object.hasOwn(surveys, part.survey) ? surveys[part.survey] : undefined
      return survey && addressOf(scope, survey.href)
        ? inner({ recipient: scope.recipient, row: NO_OFFERS, survey: surveyAt(survey), known: scope.known })
        : ''
    }
  }
  return ''
}

function fillStep(fill: EmailField, as: FieldForm, lead: string): Write {
  const [, score] = /^survey:(\d+)$/.exec(fill) ?? []
  if (score !== undefined) return scoreStep(score, as === 'text' ? 'text' : 'html')
  const value = readerOf(fill)
  const form = FORMS[as]
  return (scope) => {
    const found = value(scope)
    return found ? lead + form(found) : ''
  }
}

/** Every value is written for the place it stands in. */
const FORMS: Record<FieldForm, (value: string) => string> = {
  html: escapeHtml,
  address: escapeHtml,
  link: (value) => {
    const address = webAddressOrNull(value)
    const words = escapeHtml(value)
    return address ? `<a href="${words}" style="color:inherit;text-decoration:underline">${words}</a>` : words
  },
  text: withoutMarks,
}

/** What can lead somewhere leads to the web or is not there. */
function readerOf(fill: EmailField): (scope: Scope) => string | null | undefined {
  const [kind, first = '', second = ''] = fill.split(':')
  switch (kind) {
    case 'unsubscribe':
      return (scope) => addressOf(scope, scope.recipient.unsubscribe)
    case 'link':
      return (scope) => addressOf(scope, scope.recipient.links[first as LinkedFeature])
    case 'offer':
      return offerValue(Number(first), second as OfferField)
    case 'survey':
      return ({ survey }) => survey?.question
    default:
      return ({ recipient }) => recipient.values[fill as Placeholder]
  }
}

function offerValue(place: number, name: OfferField): (scope: Scope) => string | null | undefined {
  switch (name) {
    case 'src':
      return (scope) => addressOf(scope, scope.row[place]?.picture?.src)
    case 'alt':
      return ({ row }) => row[place]?.picture?.alt
    case 'href':
      return ({ row }) => row[place]?.href
    default:
      return ({ row }) => row[place]?.[name]
  }
}

function scoreStep(score: string, form: 'text' | 'html'): Write {
  return ({ survey }) => (survey ? survey[form][0] + score + survey[form][1] : '')
}

/** Written once for all its scores. */
function surveyAt({ question, href }: EmailRecipient['surveys'][string]): Survey {
  const [address = '', hash] = withoutMarks(href).split('#', 2)
  const before = `${address}${address.includes('?') ? '&' : '?'}score=`
  const after = hash === undefined ? '' : `#${hash}`
  return { question, text: [before, after], html: [escapeHtml(before), escapeHtml(after)] }
}

const NO_OFFERS: readonly EmailOffer[] = []

/** An address of the web; null for anything else, whoever wrote it. */
function addressOf({ known }: Scope, value: string | null | undefined): string | null {
  if (!value) return null
  const found = known.addresses.get(value)
  if (found !== undefined) return found
  const address = webAddressOrNull(value)
  known.addresses.set(value, address)
  return address
}

/** The offers that lead somewhere. Ids are anybody's words: what every object inherits is no module's. */
function offersOf(scope: Scope, moduleId: string): readonly EmailOffer[] {
  const found = scope.known.offers.get(moduleId)
  if (found) return found
  const { offers } = scope.recipient
  const given = (Object.hasOwn(offers, moduleId) && offers[moduleId]) || NO_OFFERS
  const leading = given.filter(({ href }) => addressOf(scope, href) !== null)
  scope.known.offers.set(moduleId, leading)
  return leading
}

function offersStep(moduleId: string, rows: readonly Write[]): Write {
  const longest = rows.length
  return (scope) => {
    const { recipient, known } = scope
    const offers = offersOf(scope, moduleId)
    let written = ''
    for (let from = 0; from < offers.length; from += longest) {
      const row = offers.slice(from, from + longest)
      written += rows[row.length - 1]?.({ recipient, row, survey: null, known }) ?? ''
    }
    return written
  }
}
