import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Elements that run, ask or load; none of them belongs in an e-mail or in what people wrote. */
const NEVER = new Set(
  'script,iframe,frame,frameset,object,embed,applet,form,input,button,textarea,select,option,keygen,isindex,base,link,svg,math,template,video,audio,source,portal,dialog,details,marquee,xmp,plaintext,noembed,bgsound,layer'.split(
    ',',
  ),
)
const ATTRIBUTES = new Set(
  'style,class,href,src,alt,width,height,align,valign,border,cellpadding,cellspacing,colspan,rowspan,role,dir,lang,target,rel,title,bgcolor,background,aria-label,aria-roledescription,xmlns,xmlns:v,xmlns:o,name,content,http-equiv,charset,type,media'.split(
    ',',
  ),
)
/** Only Outlook reads these, from comments. */
const OUTLOOK_ATTRIBUTES = new Set('fill,stroke,origin,position,color,size,aspect,inset'.split(','))
const METAS = /^(x-ua-compatible|content-type|viewport|color-scheme|supported-color-schemes)$/i
const ADDRESS = /^(https?:\/\/|mailto:|tel:)/i
const BAD_STYLE =
  /expression|javascript|vbscript|behavior|-moz-binding|@import|position\s*:\s*(fixed|absolute)|<|\\/i
/** Names of fonts, which may say anything. */
const QUOTED = /'[^'\\]*'/g
const URLS = /url\(\s*['"]?([^'")]*)/gi

/** What in this HTML could do anything but be read, as a browser and as Outlook read it. */
export function dangersIn(html: string): string[] {
  const found: string[] = []
  const read = (nodes: readonly Tree.ChildNode[], isOutlook: boolean) => {
    for (const node of nodes) {
      if (node.nodeName === '#comment') {
        const [, inner] = /^\[if [^\]]*\]>([\s\S]*)<!\[endif\]$/.exec((node as Tree.CommentNode).data) ?? []
        if (inner !== undefined) read(parseFragment(inner).childNodes, true)
        continue
      }
      if (!('tagName' in node)) continue
      if (!(isOutlook && node.tagName === 'noscript')) found.push(...dangersOf(node, isOutlook))
      read(node.childNodes, isOutlook)
      if ('content' in node) read(node.content.childNodes, isOutlook)
    }
  }
  read(parse(html).childNodes, false)
  return found
}

function dangersOf({ tagName, attrs }: Tree.Element, isOutlook: boolean): string[] {
  const said = (what: string) => `<${tagName}> ${what}`
  const found = NEVER.has(tagName) ? [said('is never allowed')] : []
  for (const { name, value, prefix } of attrs) {
    const whole = prefix ? `${prefix}:${name}` : name
    const isKnown = ATTRIBUTES.has(whole) || (isOutlook && OUTLOOK_ATTRIBUTES.has(whole))
    if (!isKnown) found.push(said(`has ${whole}=${value}`))
    if (/^(href|src|background)$/.test(whole) && !ADDRESS.test(value)) found.push(said(`leads to ${value}`))
    if (whole === 'style') found.push(...styleDangers(value).map(said))
    if (tagName === 'meta' && /^(name|http-equiv)$/.test(whole) && !METAS.test(value)) found.push(said(value))
  }
  return found
}

function styleDangers(style: string): string[] {
  const loads = [...style.matchAll(URLS)].map(([, address = '']) => address)
  return [
    ...(BAD_STYLE.test(style.replace(QUOTED, '')) ? [`has the style ${style}`] : []),
    ...loads.filter((address) => !/^https:\/\//i.test(address)).map((address) => `loads ${address}`),
  ]
}
