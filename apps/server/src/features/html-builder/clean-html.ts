import { isLink, isOwnPath } from '@innkeeper/domain/links.ts'
import sanitize, { type IOptions } from 'sanitize-html'

/** What people paste from other tools and what every mail program and page shows alike; everything else is left out. */
const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'center',
  'div',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]

const COLOUR = [
  /^#[0-9a-f]{3}([0-9a-f]{3})?$/i,
  /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/i,
  /^[a-z]{3,20}$/i,
]
const LENGTH = [/^-?\d{1,4}(\.\d{1,3})?(px|em|rem|pt|%)?$/i, /^auto$/i]
const LENGTHS = [/^(\s*(\d{1,4}(\.\d{1,3})?(px|em|rem|pt|%)?|auto)){1,4}\s*$/i]
const WORD = [/^[a-z-]{2,20}$/i]
const BORDER = [/^(\d{1,2}(px)?\s+)?(none|solid|dashed|dotted|double)(\s+(#[0-9a-f]{3,6}|[a-z]{3,20}))?$/i]

/** Property to what it may be; none can load anything or leave its place. */
const STYLES = {
  color: COLOUR,
  'background-color': COLOUR,
  'font-size': LENGTH,
  'font-weight': [/^(normal|bold|[1-9]00)$/i],
  'font-style': [/^(normal|italic)$/i],
  'font-family': [/^[\p{L}\p{N} ,'-]{1,200}$/u],
  'line-height': [/^\d{1,3}(\.\d{1,3})?(px|em|%)?$/i, /^normal$/i],
  'letter-spacing': LENGTH,
  'text-align': [/^(left|center|right|justify|start|end)$/i],
  'text-decoration': [/^(none|underline|line-through)$/i],
  'text-transform': [/^(none|uppercase|lowercase|capitalize)$/i],
  'vertical-align': WORD,
  width: LENGTH,
  'max-width': LENGTH,
  height: LENGTH,
  margin: LENGTHS,
  'margin-top': LENGTH,
  'margin-right': LENGTH,
  'margin-bottom': LENGTH,
  'margin-left': LENGTH,
  padding: LENGTHS,
  'padding-top': LENGTH,
  'padding-right': LENGTH,
  'padding-bottom': LENGTH,
  'padding-left': LENGTH,
  border: BORDER,
  'border-top': BORDER,
  'border-right': BORDER,
  'border-bottom': BORDER,
  'border-left': BORDER,
  'border-radius': LENGTHS,
  'border-collapse': [/^(collapse|separate)$/i],
  display: [/^(block|inline|inline-block|none|table|table-cell|table-row)$/i],
}

type Place = {
  /** An address as it is written there. */
  addressOf: (written: string) => string
  /** Whether a picture at such an address stays. */
  isPicture: (src: string) => boolean
}

const optionsFor = ({ addressOf, isPicture }: Place): IOptions => ({
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['style', 'dir', 'lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    table: ['width', 'align', 'border', 'cellpadding', 'cellspacing', 'role'],
    td: ['width', 'align', 'valign', 'colspan', 'rowspan'],
    th: ['width', 'align', 'valign', 'colspan', 'rowspan'],
  },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  nestingLimit: 40,
  transformTags: {
    a: (tagName, { href, ...attributes }) => {
      const opens: Record<string, string> = { target: '_blank', rel: 'noopener noreferrer' }
      const { target: _, rel: __, ...kept } = attributes
      const leads = href !== undefined && isLink(href)
      return { tagName, attribs: leads ? { ...kept, href: addressOf(href), ...opens } : kept }
    },
    img: (tagName, { src = '', ...kept }) => ({
      tagName,
      attribs: { ...plainAttributes(kept), src: addressOf(src) },
    }),
    '*': (tagName, attributes) => ({ tagName, attribs: plainAttributes(attributes) }),
  },
  /** A picture from nowhere is none. */
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src ?? ''),
})

const NUMBER = /^\d{1,4}%?$/
const NUMBERS = new Set(['width', 'height', 'border', 'cellpadding', 'cellspacing', 'colspan', 'rowspan'])
const WORDS = new Set(['align', 'valign', 'dir', 'lang', 'role'])

function plainAttributes(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (NUMBERS.has(name)) return NUMBER.test(value)
    return WORDS.has(name) ? /^[a-z-]{1,20}$/i.test(value) : true
  })
  return Object.fromEntries(kept)
}

/**
 * HTML that somebody wrote with nothing left in it that runs, asks, loads a document or reaches beyond its place: only
 * tags, attributes and styles on closed lists stay. In e-mails, whose readers are far from the installation, own paths
 * are made whole, and pictures may be of any site.
 */
export function cleanEmailHtml(html: string, origin: string): string {
  return sanitize(
    html,
    optionsFor({
      addressOf: (written) => (isOwnPath(written) ? origin + written : written),
      isPicture: (src) => /^https:\/\//i.test(src) || isOf(origin, src),
    }),
  )
}

/** The same for pages, which load nothing from other sites: their pictures are the installation's own. */
export function cleanPageHtml(html: string, own: { origin: string; mediaOrigin: string }): string {
  return sanitize(
    html,
    optionsFor({
      // Guests may have reached the installation by another name.
      addressOf: (written) => (isOf(own.origin, written) ? written.slice(own.origin.length) : written),
      isPicture: (src) => isOwnPath(src) || isOf(own.mediaOrigin, src),
    }),
  )
}

function isOf(origin: string, address: string): boolean {
  return origin !== '' && address.startsWith(`${origin}/`)
}
