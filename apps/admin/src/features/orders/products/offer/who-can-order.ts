import { alwaysOpen } from '@innkeeper/domain/orders/new-product.ts'
import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Product, ProductHours } from '@innkeeper/domain/orders/product-schema.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { isSameEveryDay } from '../../../../components/editing/hours/week.ts'
import { sameJson } from '../../../../platform/same-json.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../../../platform/texts.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })

type Offered = Pick<Product, 'state' | 'internal' | 'visibility'> & {
  options: Pick<Product['options'], 'kind' | 'openingHours'>
}

/** Who can order a product, where and when, in one sentence. */
export function whoCanOrder(
  t: AdminTranslate,
  product: Offered,
  groupNames: ReadonlyMap<string, string>,
): string {
  const { state, internal, visibility } = product
  const { guestJourney, productArea, targetGroups } = visibility
  const areas = (['guestbook', 'automation'] as const).filter((area) => productArea[area])
  if (state !== 'enabled') return t('products.who.off')
  if (internal) return t('products.who.internal')
  if (areas.length === 0) return t('products.who.nowhere')
  if (guestJourney.length === 0) return t('products.who.never')
  const groups = targetGroups.map((id) => groupNames.get(id) ?? t('products.who.unknownGroup'))
  return t('products.who', {
    who:
      groups.length === 0 ? t('products.who.all') : t('products.who.groups', { groups: any.format(groups) }),
    where: all.format(areas.map((area) => t(`products.who.in.${area}`))),
    when: all.format(guestJourney.map((journey) => t(`products.who.when.${journey}`))),
    hours: hoursWords(t, product.options),
  })
}

function hoursWords(t: AdminTranslate, { kind, openingHours }: Offered['options']): string {
  if (!asksForTime(kind) || sameJson(openingHours, alwaysOpen())) return t('products.who.anyHour')
  const open = openingHours.filter(({ isOpen }) => isOpen)
  const [first] = open
  if (!first) return t('products.who.noHour')
  const isSame = isSameEveryDay<ProductHours[number]>(openingHours)
  return isSame
    ? t('products.who.everyDay', { from: first.open, to: first.closed })
    : t('products.who.someDays', { count: open.length })
}
