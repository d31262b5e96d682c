import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'
import { Input, Switch } from '@mantine/core'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import { CutOffField } from './cut-off-field.tsx'
import classes from './editor.module.css'
import { HoursFields } from './hours-fields.tsx'
import type { ProductSectionProps } from './section-props.ts'

const SWITCHES = ['hasServiceCharge', 'openComment', 'isAutomaticallyAccepted'] as const

/** When it can be had, until when it is ordered, and what happens to an order. */
export function DeliverySection({ form, errors }: ProductSectionProps) {
  const t = useT()
  const { options } = form.draft
  // The service charge is for bringing something.
  const switches = SWITCHES.filter((name) => name !== 'hasServiceCharge' || options.kind === 'brought')
  return (
    <FormSection title={t('products.section.delivery')} gap="lg">
      {asksForTime(options.kind) && (
        <Input.Wrapper label={t('products.hours')} description={t('products.hoursHint')} labelElement="div">
          <div className={classes.hours}>
            <HoursFields
              week={options.openingHours}
              onChange={(openingHours) => form.setOptions({ openingHours })}
            />
          </div>
        </Input.Wrapper>
      )}
      <CutOffField
        cutOff={options.cutOff}
        error={errors['options.cutOff.minutes'] ?? errors['options.cutOff.time']}
        onChange={(cutOff) => form.setOptions({ cutOff })}
      />
      {switches.map((name) => (
        <Switch
          key={name}
          label={t(`products.${name}`)}
          description={t(`products.${name}Hint`)}
          checked={options[name]}
          onChange={({ currentTarget: { checked } }) => form.setOptions({ [name]: checked })}
        />
      ))}
    </FormSection>
  )
}
