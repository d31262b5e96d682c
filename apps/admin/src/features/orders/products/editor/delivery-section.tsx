import { DELIVERY_METHODS } from '@innkeeper/domain/orders/constants.ts'
import { Checkbox, Group, Input, Switch } from '@mantine/core'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'
import { HoursFields } from './hours-fields.tsx'
import type { ProductSectionProps } from './section-props.ts'

/** How and when it reaches the guest, and what happens to an order. */
export function DeliverySection({ form, errors }: ProductSectionProps) {
  const t = useT()
  const { options } = form.draft
  return (
    <FormSection title={t('products.section.delivery')} gap="lg">
      <Checkbox.Group
        label={t('products.deliveryMethod')}
        value={options.deliveryMethod}
        onChange={(chosen) =>
          form.setOptions({ deliveryMethod: DELIVERY_METHODS.filter((method) => chosen.includes(method)) })
        }
        error={errors['options.deliveryMethod']}
      >
        <Group mt={6} mb={4}>
          {DELIVERY_METHODS.map((method) => (
            <Checkbox key={method} value={method} label={t(`products.method.${method}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Input.Wrapper label={t('products.hours')} description={t('products.hoursHint')} labelElement="div">
        <div className={classes.hours}>
          <HoursFields
            week={options.openingHours}
            onChange={(openingHours) => form.setOptions({ openingHours })}
          />
        </div>
      </Input.Wrapper>
      {(['hasServiceCharge', 'openComment', 'isAutomaticallyAccepted'] as const).map((name) => (
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
