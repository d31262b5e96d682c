import type { Box, BoxPicture } from '@innkeeper/api/guestbook.ts'
import { windowOf } from '@innkeeper/domain/cleaning/window.ts'
import { type BoxLink, boxLinkHref } from '@innkeeper/domain/guestbook/box-link.ts'
import type { BoxContent, Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_KINDS, type CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { cleaningActionOf, hasOwnButton } from '@innkeeper/domain/guestbook/cleaning-action.ts'
import {
  isFeatureShown,
  isLinkedFeature,
  type LinkedFeature,
} from '@innkeeper/domain/guestbook/feature-link.ts'
import { contentIn } from '@innkeeper/domain/guestbook/localized-content.ts'
import { sectionIn } from '@innkeeper/domain/guestbook/section.ts'
import { unitContent } from '@innkeeper/domain/guestbook/unit-content.ts'
import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { phaseOf } from '@innkeeper/domain/guests/phase.ts'
import { altFor } from '@innkeeper/domain/media/alt.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { PictureFacts } from '../media/service.ts'
import { priceWords } from './price-words.ts'

export type Pictures = ReadonlyMap<string, PictureFacts>
export type Languages = { asked: PropertyLanguage; fallback: PropertyLanguage }

/** What presenting a card asks of its property. */
export type BoxSetting = {
  languages: Languages
  pictures: Pictures
  owner: { propertyId: string; mediaOrigin: string }
  currency: string
  /** What of a guest's own links can lead to in this property. */
  features: readonly LinkedFeature[]
  /** What this visitor pays, by product. */
  prices: ReadonlyMap<string, number>
}

/** One language of a card, its pictures with their sizes, its times but not its segments. */
export function presentBox(card: Card, visitor: Visitor, setting: BoxSetting): Box | null {
  const { languages, pictures, owner } = setting
  const kind = CARD_KINDS[card.type]
  const link = card.options.link && linkFor(card.options.link, visitor, setting)
  if (card.options.link && !link && kind.isLink) return null
  const found = CONTENT[card.type](card, visitor, languages)
  if (!found) return null
  const { pictures: chosen = [], section: _, button, ...content } = found
  const cleaningAction = cleaningActionOf(card.options)
  const hasButton = button && (!kind.isAboutCleaning || hasOwnButton(cleaningAction))
  const section = sectionIn(card, languages.asked.index, languages.fallback.index)
  const after = kind.isRedeemable ? variantOf(card, languages, 'redeemed') : null
  const background = card.styles.backgroundPicture
  const language = languageOf(card, found, languages)
  const { link: _link, ...options } = card.options
  return {
    ...idAndType(card),
    isSealed: false,
    language: language.code,
    content: { ...content, ...(hasButton && { button }), ...(section && { section }) },
    ...(after ? { redeemed: withoutPictures(after) } : {}),
    pictures: chosen.flatMap(({ mediaId, alt }) => {
      const picture = pictures.get(mediaId)
      return picture ? [placed(picture, altFor(alt, picture, language.index))] : []
    }),
    options: {
      ...options,
      ...(kind.isAboutCleaning && { cleaningAction, cleaningWindow: windowOf(options) }),
      ...(link
        ? { link: { type: link.type, href: boxLinkHref(link, { ...owner, cameFrom: `card/${card.id}` }) } }
        : {}),
      ...(card.form ? formIn(card.form, visitor, setting) : {}),
      ...(card.serviceCharge ? { serviceCharge: true } : {}),
    },
    styles: {
      layout: card.styles.layout,
      backgroundOpacity: card.styles.backgroundOpacity,
      backgroundPicture: withAlt(background ? pictures.get(background) : undefined),
    },
  }
}

/** A link to one of the guest's own is there for those who have it. */
function linkFor(link: BoxLink, { state }: Visitor, { features }: BoxSetting): BoxLink | null {
  if (link.type !== 'feature' || !isLinkedFeature(link.value)) return link
  return isFeatureShown(link.value, { open: features, hasBooking: state !== 'qr', phase: phaseOf(state) })
    ? link
    : null
}

/** Deals are there for whoever has a store. */
function formIn(
  { id, productIds, dealIds = [] }: NonNullable<Card['form']>,
  { state }: Visitor,
  setting: BoxSetting,
) {
  const price = priceWords(productIds, { ...setting, language: setting.languages.asked.code })
  const hasStore = isFeatureShown('store', {
    open: setting.features,
    hasBooking: state !== 'qr',
    phase: phaseOf(state),
  })
  return {
    form: id,
    products: productIds,
    ...(hasStore && dealIds.length > 0 && { deals: dealIds }),
    ...(price !== undefined && { price }),
  }
}

/** The place of a card whose content comes with the booking. */
export function presentSealed(card: Card, { asked }: Languages): Box {
  return {
    ...idAndType(card),
    isSealed: true,
    language: asked.code,
    content: {},
    pictures: [],
    options: {},
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0 },
  }
}

function idAndType({
  id,
  type,
  parentId,
  visibility,
}: Card): Pick<Box, 'id' | 'type' | 'parentId' | 'opens'> {
  if (!visibility) throw new Error('a card without visibility is never presented')
  return { id, type, parentId, opens: { dateRange: visibility.dateRange, weekdays: visibility.weekdays } }
}

type FindContent = (card: Card, visitor: Visitor, languages: Languages) => BoxContent | null

const said: FindContent = (card, _visitor, languages) => variantOf(card, languages)
/** What holds other cards may have no words of its own. */
const saidOrNothing: FindContent = (card, _visitor, languages) => variantOf(card, languages) ?? {}

/** What a box of each kind says to this visitor; null for one that has nothing for them. */
const CONTENT: Readonly<Record<CardType, FindContent>> = {
  Carousel: said,
  Header: said,
  Voucher: (card, _visitor, languages) =>
    variantOf(card, languages, 'preRedeemed') ?? variantOf(card, languages),
  Content: said,
  UnitSpecific: (card, visitor, { asked, fallback }) =>
    unitContent(card, visitor, asked.index, fallback.index),
  Product: said,
  Facilities: said,
  Group: saidOrNothing,
  RoomCleaningBox: (card, _visitor, languages) =>
    variantOf(card, languages, cleaningActionOf(card.options)) ?? variantOf(card, languages),
  FixedSizeBox: said,
  FixedSizeBoxSlider: saidOrNothing,
}

function variantOf(card: Card, { asked, fallback }: Languages, variant?: string): BoxContent | null {
  return contentIn(card, asked.index, fallback.index, variant)
}

/** The language the words are really in, for the lang attribute. */
function languageOf(card: Card, found: BoxContent, { asked, fallback }: Languages): PropertyLanguage {
  const isAsked = Object.values(card.content[asked.index] ?? {}).includes(found)
  return isAsked || Object.keys(found).length === 0 ? asked : fallback
}

function withoutPictures({ pictures: _, ...content }: BoxContent): Omit<BoxContent, 'pictures'> {
  return content
}

/** A background says nothing, so it has no alternative text. */
function withAlt(picture: PictureFacts | undefined): BoxPicture | null {
  return picture ? placed(picture, '') : null
}

/** Of a picture's words only those that are said here. */
function placed({ isDecorative: _, ...picture }: PictureFacts, alt: string): BoxPicture {
  return { ...picture, alt }
}
