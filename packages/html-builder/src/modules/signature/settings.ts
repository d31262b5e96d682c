import type { SettingsField } from '../../settings-field.ts'

/** Nothing of it is chosen here. */
export const settings: readonly SettingsField[] = []
