import { BRAND_COLOURS, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { callHref, isEmailAddress, mailHref } from '@innkeeper/domain/links.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import type { ModuleKind } from '../module-kind.ts'
import { MODULE_KINDS } from '../module-kinds.ts'
import type { TemplateModule } from '../module-schemas.ts'
import type { OutputSetting } from '../output-setting.ts'
import { buttonClass, colourClass, darkModeCss } from './dark-mode.ts'
import { soft } from './email-colours.ts'
import { withoutMarks, written } from './escape.ts'
import { emailFont } from './fonts.ts'
import { frameWidth, groundOf, type Place, SIDE, words } from './layout.ts'
import { logoOrName } from './logo.ts'
import { field, when, whenSigned, whenUnsigned } from './marks.ts'
import { betweenMarks } from './whole.ts'
import { labelWithFields, textWithFields } from './with-fields.ts'

export type EmailSource = {
  modules: readonly TemplateModule[]
  subject: string
  preheader: string
  isMarketing: boolean
  setting: OutputSetting
}

/** What stands between the preheader and the first words in lists of mails, so that the words are not shown there. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40)

/** The rest of the frame on phones: what stands beside each other there does so only with room. */
const PHONE_CSS = `@media only screen and (max-width:479px){
.ground>table>tbody>tr>td{padding-left:16px!important;padding-right:16px!important}
.half>table>tbody>tr>td{padding-left:0!important;padding-right:0!important;padding-bottom:12px!important}
.seen>table>tbody>tr>td{padding-left:0!important;padding-right:0!important}
.half .full{width:100%!important}
.seen img{margin-bottom:4px!important}
.wide table{width:100%!important}
h1{font-size:26px!important}
}`

/** The whole e-mail as mjml, with marks where it differs by recipient. */
export function emailDocument(source: EmailSource): string {
  const { modules, setting } = source
  const { colours, direction, language } = setting
  const strips = modules.map((module, place) => stripsOf(module, modules[place + 1], setting)).join('')
  const isSignature = setting.kind === 'signature'
  const body = isSignature
    ? strips
    : `${head(modules, setting)}<mj-wrapper padding="${SIDE}px" background-color="${colours.inner.background}" border-radius="16px" css-class="ground">${strips}</mj-wrapper>${foot(source)}`
  const preheader = singleLine(source.preheader)
  const preview =
    isSignature || preheader === '' ? '' : `<mj-preview>${labelWithFields(preheader)}${FILLER}</mj-preview>`
  const title = labelWithFields(singleLine(source.subject)) || written(setting.propertyName)
  const outer = isSignature ? '' : ` background-color="${colours.outer.background}" css-class="outer"`
  return `<mjml lang="${written(language)}" dir="${direction}"><mj-head><mj-title>${title}</mj-title>${preview}
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-style>${PHONE_CSS}
${darkModeCss(body + signedWith(modules, setting), colours)}</mj-style></mj-head>
<mj-body width="${frameWidth(setting)}px"${outer}>${body}</mj-body></mjml>`
}

/** The signature comes with the recipient: what it may hold of the brand's colours gets its rules here. */
function signedWith(modules: readonly TemplateModule[], { brand }: OutputSetting): string {
  if (modules.every(({ type }) => type !== 'signature')) return ''
  const colours = BRAND_COLOURS.map((name) => soft(colourOf(name, brand)))
  return colours.map((colour) => `${colourClass(colour)} ${buttonClass(colour)}`).join(' ')
}

/** The plain-text part, with marks. */
export function emailText({ modules, isMarketing, setting }: EmailSource): string {
  const parts = modules.flatMap((module, place) => {
    const plain = plainOf(module, setting)
    return plain ? [leadsToSignature(module, modules[place + 1]) ? whenSigned(plain) : plain] : []
  })
  if (setting.kind === 'signature') return parts.join('\n')
  const { whyOffers, unsubscribe } = setting.words
  const { address, phone, email } = setting.contact
  const contact = [address, phone, email].flatMap((line) =>
    line ? [`\n${withoutMarks(singleLine(line))}`] : [],
  )
  const name = withoutMarks(singleLine(setting.propertyName))
  const stop = isMarketing
    ? when('unsubscribe', `\n\n${withoutMarks(whyOffers)}\n${unsubscribe}: ${field('unsubscribe', 'text')}`)
    : ''
  return `${parts.map((part) => `${part}\n\n`).join('')}--\n${name}${unlessSigned(modules, contact.join(''))}${stop}`
}

/** The subject with marks, one line. */
export const emailLine = (line: string) => textWithFields(singleLine(line))

const kindOf = (module: TemplateModule) => MODULE_KINDS[module.type] as ModuleKind
const mjmlOf = (module: TemplateModule, setting: OutputSetting) => kindOf(module).email(module, setting)
const plainOf = (module: TemplateModule, setting: OutputSetting) => kindOf(module).text(module, setting)

/** The signature says how the house is reached: nothing below it says so again. */
const unlessSigned = (modules: readonly TemplateModule[], content: string) =>
  modules.some(({ type }) => type === 'signature') && content !== '' ? whenUnsigned(content) : content

/** A line above the signature has nothing to part where there is none. */
const leadsToSignature = ({ type }: TemplateModule, next: TemplateModule | undefined) =>
  type === 'divider' && next?.type === 'signature'

function stripsOf(module: TemplateModule, next: TemplateModule | undefined, setting: OutputSetting): string {
  const strips = mjmlOf(module, setting)
  return strips && leadsToSignature(module, next) ? betweenMarks(whenSigned, strips) : strips
}

function outerPlace(setting: OutputSetting): Place {
  return { ...groundOf(setting), surface: setting.colours.outer }
}

/** The house's sign above the card, unless a header shows it already. */
function head(modules: readonly TemplateModule[], setting: OutputSetting): string {
  const isShown = modules.some(({ type, props }) => type === 'header' && props.nameEnabled)
  const sign = isShown
    ? '<mj-spacer height="8px" />'
    : logoOrName({ place: outerPlace(setting), alignment: 'left', padding: '0 24px', cssClass: 'outer-ink' })
  return `<mj-section padding="${isShown ? 8 : 20}px 0 16px" direction="${setting.direction}"><mj-column>${sign}</mj-column></mj-section>`
}

function foot({ modules, isMarketing, setting }: EmailSource): string {
  const place = outerPlace(setting)
  const { propertyName, contact } = setting
  const { ink } = place.surface
  const link = (href: string, label: string) =>
    `<a href="${written(href)}" style="color:${ink};text-decoration:underline">${written(label)}</a>`
  const ways = [
    contact.address && written(singleLine(contact.address)),
    [
      contact.phone && link(callHref(contact.phone), contact.phone),
      contact.email && isEmailAddress(contact.email) && link(mailHref(contact.email), contact.email),
    ]
      .filter(Boolean)
      .join(' &middot; '),
  ].flatMap((line) => (line ? [`<br>${line}`] : []))
  const name = `<strong>${written(propertyName)}</strong>`
  const stop = isMarketing
    ? when(
        'unsubscribe',
        `<br><br>${written(setting.words.whyOffers)}<br><a href="${field('unsubscribe', 'address')}" style="color:${ink};text-decoration:underline">${written(setting.words.unsubscribe)}</a>`,
      )
    : ''
  const look = {
    place,
    font: emailFont(setting.brand.textFont),
    size: 13,
    cssClass: 'outer-ink',
    padding: '0 24px',
  }
  const content = words(look, `${name}${unlessSigned(modules, ways.join(''))}${stop}`)
  return `<mj-section padding="20px 0 28px" direction="${setting.direction}"><mj-column>${content}</mj-column></mj-section>`
}
