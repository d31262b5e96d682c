import { NAME_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import { useT } from '../../platform/texts.ts'
import { useCreateCategory } from './api.ts'
import { QuickAdd } from './quick-add.tsx'
import classes from './units.module.css'

export function AddCategory() {
  const t = useT()
  const create = useCreateCategory()
  return (
    <div className={classes.addCategory}>
      <QuickAdd
        label={t('units.category.addLabel')}
        placeholder={t('units.category.add')}
        button={t('units.category.add')}
        maxLength={NAME_MAX_LENGTH}
        add={create.mutateAsync}
      />
    </div>
  )
}
