import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import type { Page } from '../../navigation.ts'

/** Texts that need nothing filled in. */
type SettingLabel =
  | Extract<AdminMessageId, `settings.name.${string}`>
  | 'settings.field.logo'
  | 'settings.field.headingFont'
  | 'settings.seller.vatNumber'
  | 'payments.provider'
  | 'payments.methods'
  | 'payments.receipt'
  | 'account.notifications'
  | 'account.newEmail'
  | 'account.formats'
  | 'password.title'
  | 'privacy.retention.title'
  | 'privacy.guest.title'

/** Words of a page above a field, on a button or over a part of it. */
type FieldLabel =
  | `settings.field.${'active' | 'checkInTime' | 'checkOutTime' | 'email' | 'privacy'}`
  | 'settings.review.add'
  | 'settings.seller.name'
  | 'account.emailChange'

/** A setting by the name people look for, and where it stands. */
export type SettingEntry = {
  label: SettingLabel
  /** What the page says above it, where that is not its name. */
  at?: FieldLabel
  to: Page['to']
  capability: Capability
  module?: ModuleName
}

const house = (label: SettingLabel, at?: FieldLabel): SettingEntry => ({
  label,
  ...(at && { at }),
  to: '/settings/property',
  capability: 'settings:manage',
})
const pay = (label: SettingLabel): SettingEntry => ({
  label,
  to: '/settings/payments',
  capability: 'payments:manage',
  module: 'products',
})
const own = (label: SettingLabel, at?: FieldLabel): SettingEntry => ({
  label,
  ...(at && { at }),
  to: '/account',
  capability: 'property:enter',
})

export const SETTING_ENTRIES: readonly SettingEntry[] = [
  house('settings.name.name'),
  house('settings.name.active', 'settings.field.active'),
  house('settings.name.checkInTime', 'settings.field.checkInTime'),
  house('settings.name.checkOutTime', 'settings.field.checkOutTime'),
  house('settings.name.currency'),
  house('settings.name.timeZone'),
  house('settings.name.brand'),
  house('settings.field.logo'),
  house('settings.field.headingFont'),
  house('settings.name.contact', 'settings.field.email'),
  house('settings.name.access'),
  house('settings.name.policyLinks', 'settings.field.privacy'),
  house('settings.name.reviewLinks', 'settings.review.add'),
  house('settings.name.seller', 'settings.seller.name'),
  house('settings.seller.vatNumber'),
  house('settings.name.integrationFeatures'),
  { label: 'settings.name.localization', to: '/settings/languages', capability: 'settings:manage' },
  { label: 'settings.name.guestFields', to: '/settings/guest-fields', capability: 'settings:manage' },
  pay('payments.provider'),
  pay('payments.methods'),
  pay('payments.receipt'),
  { label: 'privacy.retention.title', to: '/settings/privacy', capability: 'privacy:manage' },
  { label: 'privacy.guest.title', to: '/settings/privacy', capability: 'privacy:manage' },
  { label: 'account.notifications', to: '/settings/notifications', capability: 'property:enter' },
  own('password.title'),
  own('account.newEmail', 'account.emailChange'),
  own('account.formats'),
]
