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

/** A setting by the name people look for, and the page it stands on. */
export type SettingEntry = {
  label: SettingLabel
  to: Page['to']
  capability: Capability
  module?: ModuleName
}

const house = (label: SettingLabel): SettingEntry => ({
  label,
  to: '/settings/property',
  capability: 'settings:manage',
})
const pay = (label: SettingLabel): SettingEntry => ({
  label,
  to: '/settings/payments',
  capability: 'payments:manage',
  module: 'products',
})
const own = (label: SettingLabel): SettingEntry => ({
  label,
  to: '/account',
  capability: 'property:enter',
})

export const SETTING_ENTRIES: readonly SettingEntry[] = [
  house('settings.name.name'),
  house('settings.name.active'),
  house('settings.name.checkInTime'),
  house('settings.name.checkOutTime'),
  house('settings.name.currency'),
  house('settings.name.timeZone'),
  house('settings.name.brand'),
  house('settings.field.logo'),
  house('settings.field.headingFont'),
  house('settings.name.contact'),
  house('settings.name.access'),
  house('settings.name.policyLinks'),
  house('settings.name.reviewLinks'),
  house('settings.name.seller'),
  house('settings.seller.vatNumber'),
  house('settings.name.integrationFeatures'),
  { label: 'settings.name.localization', to: '/settings/languages', capability: 'settings:manage' },
  pay('payments.provider'),
  pay('payments.methods'),
  pay('payments.receipt'),
  { label: 'account.notifications', to: '/settings/notifications', capability: 'property:enter' },
  own('password.title'),
  own('account.newEmail'),
  own('account.formats'),
]
