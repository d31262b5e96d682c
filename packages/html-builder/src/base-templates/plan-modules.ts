import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { TemplateTextBlock } from '@innkeeper/domain/html-builder/rich-text.ts'
import type { TemplateModule } from '../module-schemas.ts'
import { start as buttonStart } from '../modules/button/start.ts'
import { start as dividerStart } from '../modules/divider/start.ts'
import { start as feedbackStart } from '../modules/guest-feedback/start.ts'
import { start as headerStart } from '../modules/header/start.ts'
import { start as captionStart } from '../modules/image-caption/start.ts'
import { start as upgradesStart } from '../modules/room-upgrades/start.ts'
import { start as signatureStart } from '../modules/signature/start.ts'
import { start as textStart } from '../modules/text/start.ts'
import { start as upsellingStart } from '../modules/upselling/start.ts'
import { doc, h, p } from './plan-text.ts'

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never
/** A module before it has its id, which it shares with the other languages. */
export type BaseModule = WithoutId<TemplateModule>

/** Over a picture the words stand low; on the plain colour they need less room. */
const OVER_PICTURE = { top: 120, bottom: 32, left: 28, right: 28 }
const ON_COLOUR = { top: 48, bottom: 40, left: 28, right: 28 }
const IN_PANEL = { top: 20, bottom: 20, left: 24, right: 24 }

/** The head of a template: its picture behind the words, or the brand's colour. */
export function hero(title: string, lead: string, picture: TemplateImage | null): BaseModule {
  const { props, outerPadding } = headerStart()
  return {
    type: 'header',
    props: {
      ...props,
      content: doc(p(title), p(lead)),
      backgroundEnabled: true,
      backgroundColor: 'brand',
      backgroundImage: picture,
      nameEnabled: true,
    },
    outerPadding,
    innerPadding: picture ? OVER_PICTURE : ON_COLOUR,
  }
}

export function text(...content: TemplateTextBlock[]): BaseModule {
  const { props, ...paddings } = textStart()
  return { type: 'text', props: { ...props, contentColumnOne: doc(...content) }, ...paddings }
}

/** Facts on a quiet ground of their own, beside each other where there are two. */
export function panel(one: TemplateTextBlock[], two: TemplateTextBlock[] = []): BaseModule {
  const { props, outerPadding } = textStart()
  return {
    type: 'text',
    props: { ...props, ...columnsOf(one, two), backgroundEnabled: true, backgroundColor: 'paper' },
    outerPadding,
    innerPadding: IN_PANEL,
  }
}

export function columns(one: TemplateTextBlock[], two: TemplateTextBlock[]): BaseModule {
  const { props, ...paddings } = textStart()
  return { type: 'text', props: { ...props, ...columnsOf(one, two) }, ...paddings }
}

function columnsOf(one: TemplateTextBlock[], two: TemplateTextBlock[]) {
  const hasTwo = two.length > 0
  return {
    contentColumnOne: doc(...one),
    contentColumnTwo: hasTwo ? doc(...two) : null,
    nrOfColumns: hasTwo ? (2 as const) : (1 as const),
  }
}

/** A picture with words beside it; the words alone where there is none. */
export function row(
  { title, body }: { title: string; body: string },
  picture: TemplateImage | null,
  captionPosition: 'left' | 'right' | 'below',
): BaseModule {
  const content = [h(2, title), p(body)]
  if (!picture) return text(...content)
  const { props, outerPadding } = captionStart()
  return {
    type: 'image-caption',
    props: { ...props, image: picture, content: doc(...content), captionPosition },
    outerPadding,
  }
}

/** Leads to something of the guest's own; not shown to whom it is not open. */
export function featureButton(label: string, feature: LinkedFeature): BaseModule {
  return buttonTo(label, 'feature', feature)
}

export function callButton(label: string, phone: string): BaseModule {
  return buttonTo(label, 'phone', phone)
}

export function webButton(label: string, address: string): BaseModule {
  return buttonTo(label, 'url', address)
}

function buttonTo(label: string, type: 'feature' | 'phone' | 'url', destination: string): BaseModule {
  const { props, ...paddings } = buttonStart()
  const look = { backgroundColor: 'brand' as const }
  return {
    type: 'button',
    props: { ...props, ...look, content: doc(p(label)), type, destination },
    ...paddings,
  }
}

export function divider(): BaseModule {
  const { props, outerPadding } = dividerStart()
  return { type: 'divider', props: { ...props, spacing: 8 }, outerPadding }
}

/** The house's logo, or its name. */
export function sign(): BaseModule {
  const { props, ...paddings } = headerStart()
  return { type: 'header', props: { ...props, content: doc(), nameEnabled: true }, ...paddings }
}

/** A short line in the accent. */
export function stroke(): BaseModule {
  const { props, outerPadding } = dividerStart()
  return {
    type: 'divider',
    props: { ...props, spacing: 14, width: 12, alignment: 'left', color: 'accent' },
    outerPadding,
  }
}

/** Without a button of their own: one that stays where there are no offers follows them. */
type OfferWords = { title: string; subtitle: string }

export function deals(words: OfferWords): BaseModule {
  const { props, outerPadding } = upsellingStart()
  return { type: 'upselling', props: { ...props, ...words }, outerPadding }
}

export function upgrades(words: OfferWords): BaseModule {
  const { props, outerPadding } = upgradesStart()
  return {
    type: 'room-upgrades',
    props: { ...props, ...words, layout: 'large' },
    outerPadding,
  }
}

/** The scores of the property's survey, below its own question. */
export function scores(): BaseModule {
  return { type: 'guest-feedback', ...feedbackStart() }
}

export function signature(): BaseModule {
  return { type: 'signature', ...signatureStart() }
}
