/*
 * What is pasted, brought into the shapes that a text can have before the editor reads it: two sizes of headings, and
 * lists of one level. Word writes lists as paragraphs that carry their bullet as text; those become lists here.
 */

const COMMENT = /<!--[\s\S]*?-->|<!\[(?:if|endif)[^\]]*\]>/gi
const TAGS = /(<[^>]*>)/
const SPACES = /(?:&nbsp;|&#160;|&#xa0;|\s){2,}/gi

const PARAGRAPH = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi
const WORD_LIST = /mso-list:\s*(?!none|ignore)\w+\s+level/i
const WORD_LIST_CLASS = /MsoListParagraph/i
/** The bullet or number, marked for programs that draw lists themselves, with the spans around it. */
const WORD_BULLET =
  /((?:<span\b[^>]*>\s*)*)<span\b[^>]*mso-list:\s*ignore[^>]*>([\s\S]*?)<\/span>((?:\s*<\/span>)*)/i
/** One that a program on the way made a letter of. */
const LETTER_BULLET = /^((?:\s|&nbsp;|<[^>]*>)*)(?:[·•▪◦‣●]|&middot;|&bull;)(?:\s|&nbsp;)+/i
const NUMBER = /^\(?[\da-z]{1,5}[.)]/i
const SPAN = /<span\b[^>]*>/gi

type Item = { list: 'ul' | 'ol'; html: string }

/** Pasted HTML with headings and lists that the editor knows; what else it does not know it leaves out itself. */
export function pastedHtml(html: string): string {
  // Copied from an editor like this one.
  if (html.includes('data-pm-slice')) return html
  return withSingleSpaces(withLists(withHeadings(html.replace(COMMENT, ''))))
}

/** The largest is one below the page's title; what is small is the smaller of the two. */
function withHeadings(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[4-6]\b/gi, '<$1h3')
}

/** Paragraphs of Word's lists that follow each other are one list. */
function withLists(html: string): string {
  let written = ''
  let from = 0
  let open: Item['list'] | null = null
  for (const match of html.matchAll(PARAGRAPH)) {
    const [paragraph, attributes = '', content = ''] = match
    const between = html.slice(from, match.index)
    const item = itemOf(attributes, content)
    from = match.index + paragraph.length
    if (!open || item?.list !== open || between.trim() !== '') {
      written += `${open ? `</${open}>` : ''}${between}${item ? `<${item.list}>` : ''}`
      open = item?.list ?? null
    }
    written += item ? `<li><p>${item.html}</p></li>` : paragraph
  }
  return `${written}${open ? `</${open}>` : ''}${html.slice(from)}`
}

function itemOf(attributes: string, content: string): Item | null {
  const bullet = WORD_BULLET.exec(content)
  if (bullet)
    return { list: listOf(bullet[2] ?? ''), html: content.replace(WORD_BULLET, openedBefore).trim() }
  if (LETTER_BULLET.test(content) && WORD_LIST_CLASS.test(attributes + content)) {
    return { list: 'ul', html: content.replace(LETTER_BULLET, '$1').trim() }
  }
  return WORD_LIST.test(attributes) ? { list: 'ul', html: content.trim() } : null
}

/** Of the spans around a bullet, those that go on behind it. */
function openedBefore(_: string, before: string, bullet: string, ends: string): string {
  const opened = before.match(SPAN) ?? []
  const endedBehind = (ends.match(/<\/span>/gi) ?? []).length - (bullet.match(SPAN) ?? []).length
  return opened.slice(0, Math.max(0, opened.length - endedBehind)).join('')
}

function listOf(bullet: string): Item['list'] {
  const sign = bullet.replace(/<[^>]*>|&nbsp;|\s/gi, '')
  return NUMBER.test(sign) ? 'ol' : 'ul'
}

/** Word moves words with runs of spaces. */
function withSingleSpaces(html: string): string {
  return html
    .split(TAGS)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replace(SPACES, ' ')))
    .join('')
}
