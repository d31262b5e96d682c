import type { TemplateOffer } from '@innkeeper/api/html-builder/templates.ts'
import { featurePath } from '@innkeeper/domain/guestbook/feature-link.ts'
import { pictureSource } from '@innkeeper/domain/media/links.ts'
import type { EmailOffer } from '@innkeeper/html-builder/email/compiled-email.ts'
import { OFFER_PICTURE_WIDTHS } from '@innkeeper/html-builder/modules/offers-email.ts'
import { type OffersAsked, offersShown } from '@innkeeper/html-builder/offers-asked.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OffersFor } from '../offers-for.ts'
import type { TemplateSources } from '../sources.ts'

type Asked = { propertyId: string; modules: readonly OffersAsked[]; origin: string }
type ForStay = Asked & { bookingId: string; languageCode: string; cameFrom: string }

/** Module id to what it shows in one e-mail. */
type Shown = Record<string, EmailOffer[]>
export type EmailOffers = {
  /** What the guest of a booking can have at this moment; what is gone or fully booked is left out. */
  forStay(asked: ForStay): Promise<Shown>
  /** What the property offers, for somebody who is made up. */
  forSample(asked: Asked & { languageIndex: number }): Promise<Shown>
}

type Dependencies = {
  properties: PropertyService
  guests: Pick<GuestService, 'bookingOf'>
  sources: Pick<TemplateSources, 'read'>
  offersFor: OffersFor
}

/** What the modules of e-mails show. */
export function createEmailOffers({ properties, guests, sources, offersFor }: Dependencies): EmailOffers {
  const settingOf = ({ propertyId, origin }: Asked, { layout }: OffersAsked) => ({
    owner: { propertyId, mediaOrigin: properties.mediaOrigin || origin },
    cssWidth: OFFER_PICTURE_WIDTHS[layout],
  })

  return {
    async forStay({ bookingId, languageCode, cameFrom, ...asked }) {
      const { propertyId, modules, origin } = asked
      const [{ property }, booking] = await Promise.all([
        properties.snapshot(propertyId),
        guests.bookingOf(propertyId, bookingId),
      ])
      const languages = Object.values(property.localization.languages)
      const language = languages.find(({ code }) => code === languageCode)
      if (!booking || !language) return {}
      const found = await offersFor({
        propertyId,
        linkKey: booking.linkKey,
        language,
        modules,
        isWorthShowing: ({ isFullyBooked }) => !isFullyBooked,
        cameFrom,
      })
      return byModule(modules, (module) => {
        const offers = found[module.moduleId] ?? []
        return offers.map((offer) => emailOffer(offer, origin + offer.path, settingOf(asked, module)))
      })
    },
    async forSample({ languageIndex, ...asked }) {
      const { propertyId, modules, origin } = asked
      if (modules.length === 0) return {}
      const open = properties.modulesOf(await properties.snapshot(propertyId))
      const { upselling, roomUpgrades } = await sources.read({ propertyId, languageIndex, modules: open })
      return byModule(modules, (module) => {
        const isStore = module.type === 'upselling'
        const href = origin + featurePath(propertyId, isStore ? 'store' : 'upgrades')
        const offers = offersShown(module, isStore ? upselling.items : roomUpgrades.items)
        return offers.map((offer) => emailOffer(offer, href, settingOf(asked, module)))
      })
    },
  }
}

function byModule(modules: readonly OffersAsked[], offersOf: (module: OffersAsked) => EmailOffer[]): Shown {
  return Object.fromEntries(modules.map((module) => [module.moduleId, offersOf(module)]))
}

/** Screens that show twice as many points are the rule. */
const PIXEL_RATIO = 2

type Setting = { owner: { propertyId: string; mediaOrigin: string }; cssWidth: number }

function emailOffer(
  { title, text, price, picture }: TemplateOffer,
  href: string,
  { owner, cssWidth }: Setting,
): EmailOffer {
  const ownPath = picture && `/media/${owner.propertyId}/${picture.mediaId}`
  const src = ownPath && pictureSource(ownPath, owner, { cssWidth, pixelRatio: PIXEL_RATIO })
  return { title, text, price, picture: picture && src ? { src, alt: picture.alt } : null, href }
}
