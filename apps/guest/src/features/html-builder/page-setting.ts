import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { isFeatureShown } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { Phase } from '@innkeeper/domain/guests/phase.ts'
import { groundOf } from '@innkeeper/html-builder/page/page-ground.tsx'
import type { PageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import type { PageGuest } from './stay/follow-stay.ts'

type Visitor = PageGuest & { hasBooking: boolean; phase: Phase; offers: PageSetting['offers'] }

/** What the modules of a page take from the property, the visitor and the app. */
export function pageSettingFor(
  { id, style, pictures, surveys = {} }: GuestTemplate,
  property: ClientData,
  { hasBooking, phase, offers, values, isRegistered }: Visitor,
  t: GuestTranslate,
): PageSetting {
  const { propertyId, name, mediaOrigin, brand, font, features: open } = property
  return {
    propertyId,
    propertyName: name,
    mediaOrigin,
    brand,
    fontHref: font.href,
    pictures,
    ground: groundOf(style, brand),
    values,
    words: {
      newWindow: t('link.newWindow'),
      open: t('action.open'),
      play: t('page.play'),
      frame: t('page.frame'),
      notLikely: t('page.notLikely'),
      veryLikely: t('page.veryLikely'),
      done: t('box.registered'),
    },
    features: open.filter((feature) => isFeatureShown(feature, { open, hasBooking, phase })),
    cameFrom: `page/${id}`,
    done: isRegistered ? ['registration'] : [],
    offers,
    surveys,
    look: 'device',
    isStill: false,
  }
}
