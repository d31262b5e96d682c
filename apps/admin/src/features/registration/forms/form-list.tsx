import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { shadowedForms } from '@innkeeper/domain/registration/shadowed-forms.ts'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DragList } from '../../../components/drag/drag-list.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { targetGroupsQuery } from '../../../components/editing/visibility/api.ts'
import { Box } from '../../../components/page/box.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useOrderForms } from './api.ts'
import { FormRow } from './form-row.tsx'
import classes from './forms.module.css'
import { Warning } from './warning.tsx'

export function FormList({ forms }: { forms: readonly StaffForm[] }) {
  const t = useT()
  const { data } = useQuery(targetGroupsQuery)
  const groups = data && new Map(data.groups.map(({ id, name }) => [id, name]))
  const order = useOrderForms()
  const places = useRowOrder(forms, (id, place) => {
    const ids = forms.map((form) => form.id)
    order.mutate(ids.filter((each) => each !== id).toSpliced(place, 0, id))
  })
  const shadowed = shadowedForms(forms)
  return (
    <>
      <ErrorAlert error={order.error} mb="md" />
      <Box flush>
        {forms.every(({ isOn }) => !isOn) && (
          <div className={classes.notice}>
            <Warning>{t('regForms.none')}</Warning>
          </div>
        )}
        <DragList {...places.list}>
          <ol className={rows.rows} aria-label={t('nav.registrationForms')}>
            {forms.map((form, place) => (
              <FormRow
                key={form.id}
                form={form}
                groups={groups}
                isShadowed={shadowed.has(form.id)}
                place={places.at(place)}
              />
            ))}
          </ol>
        </DragList>
        {forms.length > 1 && <p className={classes.foot}>{t('regForms.groups.hint')}</p>}
      </Box>
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
    </>
  )
}
