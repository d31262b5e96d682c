import type { UpgradeErrors } from './upgrade-errors.ts'
import type { UpgradeForm } from './upgrade-form.ts'

/** What every section of the editor gets: the draft and a way to change it, what is wrong by field. */
export type UpgradeSectionProps = { form: Pick<UpgradeForm, 'draft' | 'set'>; errors: UpgradeErrors }
