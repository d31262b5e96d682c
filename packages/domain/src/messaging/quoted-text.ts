/** Longer lines are somebody's words and no introduction of a quote. */
const LONGEST_INTRODUCTION = 300
/** How far the lines of a header block lie apart. */
const BLOCK_LINES = 5

/** What mail programs write above the mail that is answered, in the languages of our guests and their neighbours. */
const INTRODUCTIONS = [
  /^On\s.*\bwrote:$/i,
  /\bskrev\b.*:$/i,
  /\bkirjoitti\b.*:$/i,
  /^Op\s.*\bschreef\b.*:$/i,
  /\bkirjutas\b.*:$/i,
  /^Am\s.*\bschrieb\b.*:$/i,
  /^Le\s.*\ba écrit\s?:$/i,
]
const DIVIDER =
  /^-{2,}\s*(?:original message|forwarded message|oprindelig (?:meddelelse|besked)|opprinnelig melding|ursprungligt meddelande|alkuperäinen viesti|oorspronkelijk bericht|algsõnum|ursprüngliche nachricht)\s*-{2,}$/i
const RULE = /^_{10,}$/
const SENDER = /^\*?(?:from|fra|från|lähettäjä|van|saatja|von|de)\s?:\*?\s/i
const SENT =
  /^\*?(?:sent|date|sendt|dato|skickat|datum|lähetetty|päivämäärä|verzonden|saadetud|kuupäev|gesendet|envoyé)\s?:\*?\s/i
const QUOTED = /^\s*>/

/**
 * What somebody wrote in an answer, without the mail it answers. Where they answer between the lines of a quote, their
 * lines stay. It is never cut to nothing: what is all quote is kept as it came.
 */
export function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const start = quoteStart(lines)
  const [own, rest] = start === null ? [lines, []] : [lines.slice(0, start.from), lines.slice(start.to)]
  const hasMarks = rest.some((line) => QUOTED.test(line))
  const kept = [...own, ...(hasMarks ? rest : [])].filter((line) => !QUOTED.test(line))
  const cut = tidy(kept)
  if (cut !== '') return cut
  return tidy(lines.filter((line) => !QUOTED.test(line))) || tidy(lines)
}

/** Where the answered mail begins: the lines that introduce it, and the first one behind them. */
function quoteStart(lines: readonly string[]): { from: number; to: number } | null {
  for (const [place, line] of lines.entries()) {
    const words = line.trim()
    if (words === '' || words.length > LONGEST_INTRODUCTION) continue
    if (DIVIDER.test(words)) return { from: place, to: place + 1 }
    if (isHeaderBlock(lines, place)) {
      const before = lines[place - 1]?.trim() ?? ''
      return { from: RULE.test(before) ? place - 1 : place, to: place + 1 }
    }
    if (isIntroduction(words)) return { from: place, to: place + 1 }
    const next = lines[place + 1]?.trim() ?? ''
    // A long one is broken into two lines.
    if (next !== '' && next.endsWith(':') && /\d/.test(words) && isIntroduction(`${words} ${next}`)) {
      return { from: place, to: place + 2 }
    }
  }
  return null
}

/** It names a time; a sentence such as "My wife wrote:" does not. */
function isIntroduction(words: string): boolean {
  if (words.length > LONGEST_INTRODUCTION || !words.endsWith(':') || !/\d/.test(words)) return false
  return INTRODUCTIONS.some((pattern) => pattern.test(words))
}

function isHeaderBlock(lines: readonly string[], place: number): boolean {
  if (!SENDER.test(`${lines[place]?.trim()} `)) return false
  return lines.slice(place + 1, place + BLOCK_LINES).some((line) => SENT.test(`${line.trim()} `))
}

function tidy(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
