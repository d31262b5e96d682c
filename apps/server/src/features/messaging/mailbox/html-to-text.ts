/** Those that mails of our guests are written with; what is not here stays as it is. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    hellip: '…',
    ndash: '–',
    mdash: '—',
  },
  ...{
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    aring: 'å',
    Aring: 'Å',
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
  },
  ...{
    Oslash: 'Ø',
    auml: 'ä',
    Auml: 'Ä',
    ouml: 'ö',
    Ouml: 'Ö',
    uuml: 'ü',
    Uuml: 'Ü',
    otilde: 'õ',
    Otilde: 'Õ',
  },
  ...{ eacute: 'é', Eacute: 'É', egrave: 'è', agrave: 'à', ccedil: 'ç', euml: 'ë', iuml: 'ï', szlig: 'ß' },
}
const LAST_CODE_POINT = 0x10ffff

/** What stands in these is not shown; where they are not closed, nothing behind them is. */
const UNSEEN: readonly string[] = ['style', 'script', 'title']
const BREAKS: ReadonlyMap<string, string> = new Map([
  ...['br', 'hr'].map((tag) => [tag, '\n'] as const),
  ...['p', 'div', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote'].flatMap(
    (tag) => [[tag, '\n'] as const, [`/${tag}`, '\n'] as const],
  ),
  ['li', '\n- '],
])
/** What follows a `<` that begins a tag, with its name. */
const TAG = /<(?:[!?]|(\/?[a-z][a-z\d]{0,20}))/iy

/**
 * The words of a mail that has no plain text; what cannot be seen is left out. Mails are hostile: it looks at each
 * character a fixed number of times, whatever is left open in it.
 */
export function htmlToText(html: string): string {
  const words: string[] = []
  let at = 0
  while (at < html.length) {
    const opening = html.indexOf('<', at)
    words.push(shown(html.slice(at, opening === -1 ? html.length : opening)))
    if (opening === -1) break
    const tag = tagAt(html, opening)
    words.push(tag.words)
    at = tag.end
  }
  return tidy(words.join(''))
}

/** What a tag stands for, and where it ends; a `<` that begins none is a character like others. */
function tagAt(html: string, place: number): { words: string; end: number } {
  if (html.startsWith('<!--', place)) return { words: '', end: behind(html, '-->', place + 4) }
  TAG.lastIndex = place
  const found = TAG.exec(html)
  if (!found) return { words: '<', end: place + 1 }
  const name = found[1]?.toLowerCase() ?? ''
  const end = behind(html, '>', place)
  return { words: BREAKS.get(name) ?? '', end: UNSEEN.includes(name) ? endOfUnseen(html, name, end) : end }
}

function behind(html: string, mark: string, from: number): number {
  const place = html.indexOf(mark, from)
  return place === -1 ? html.length : place + mark.length
}

function endOfUnseen(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? behind(html, '>', found.index) : html.length
}

const shown = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => character(name) ?? whole)

/** Line by line: a rule for spaces before a line's end would look at long runs of them again and again. */
const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined
}
