import { isLink } from '@innkeeper/domain/links.ts'
import sanitize, { type IOptions } from 'sanitize-html'

const TAGS = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'center'],
  ...['cite', 'code', 'col', 'colgroup', 'dd', 'del', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure'],
  ...['footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main'],
  ...[
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    's',
    'samp',
    'section',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
  ],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'var', 'wbr'],
]

/** A number with a unit, or several; no function, so nothing is fetched and nothing computed. */
const LENGTHS =
  /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?|auto)(?: (?:-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?|auto)){0,3}$/i
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d.,%\s/]{1,40}\)|hsla?\([\d.,%\sdeg/]{1,40}\))$/i
const WORDS = /^[a-z-]{1,30}(?: [a-z-]{1,30}){0,3}$/i
const FONTS = /^[\p{L}\p{N}\s,'"-]{1,200}$/u
const BORDER = /^(?:[\w#.%-]{1,20})(?: [\w#.%-]{1,20}){0,2}$/

const SIDES = ['', '-top', '-right', '-bottom', '-left']

/** The properties that may stand inline, and what each may say. */
const STYLES: Record<string, RegExp[]> = {
  ...Object.fromEntries(
    SIDES.flatMap((side) => [
      [`margin${side}`, [LENGTHS]],
      [`padding${side}`, [LENGTHS]],
    ]),
  ),
  ...Object.fromEntries(SIDES.map((side) => [`border${side}`, [BORDER]])),
  'border-collapse': [WORDS],
  'border-color': [COLOUR],
  'border-radius': [LENGTHS],
  'border-spacing': [LENGTHS],
  'border-style': [WORDS],
  'border-width': [LENGTHS],
  'background-color': [COLOUR],
  color: [COLOUR],
  display: [/^(?:block|inline|inline-block|none|table|table-cell|table-row)$/i],
  float: [WORDS],
  'font-family': [FONTS],
  'font-size': [LENGTHS, WORDS],
  'font-style': [WORDS],
  'font-weight': [/^(?:\d{3}|[a-z]{4,7})$/i],
  height: [LENGTHS],
  'letter-spacing': [LENGTHS],
  'line-height': [LENGTHS],
  'list-style-type': [WORDS],
  'max-width': [LENGTHS],
  'min-width': [LENGTHS],
  'text-align': [WORDS],
  'text-decoration': [WORDS],
  'text-transform': [WORDS],
  'vertical-align': [WORDS, LENGTHS],
  'white-space': [WORDS],
  width: [LENGTHS],
}

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', 'align', 'valign', 'role', 'aria-label', 'aria-hidden'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    table: ['width', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
    td: ['width', 'height', 'colspan', 'rowspan', 'bgcolor'],
    th: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'scope'],
    tr: ['bgcolor'],
    col: ['span', 'width'],
    colgroup: ['span', 'width'],
    ol: ['start', 'type'],
    time: ['datetime'],
  },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: fitting(attributes) }) },
  parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
}

/** Addresses by the one rule of links; what opens elsewhere gets no hold of this page. */
function fitting(attributes: Record<string, string>): Record<string, string> {
  const { href, src, target, rel: _, ...others } = attributes
  return {
    ...others,
    ...(href !== undefined && isLink(href) ? { href } : {}),
    ...(src !== undefined && isLink(src) ? { src } : {}),
    ...(href !== undefined && target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
  }
}

/**
 * HTML that somebody wrote, as it may be shown and sent: no scripts, sheets, handlers, forms, frames or objects, and
 * only inline styles from a closed list.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS)
}
