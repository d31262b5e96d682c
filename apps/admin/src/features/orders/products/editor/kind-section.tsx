import { PRODUCT_KINDS, type ProductKind, STAY_MOMENTS } from '@innkeeper/domain/orders/constants.ts'
import { Radio, Switch } from '@mantine/core'
import {
  IconBedFlat,
  IconCalendarClock,
  type IconProps,
  IconShoppingBag,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import { withKind } from '../draft/product-kind.ts'
import classes from './editor.module.css'
import type { ProductSectionProps } from './section-props.ts'

const SIGNS: Readonly<Record<ProductKind, ComponentType<IconProps>>> = {
  brought: IconToolsKitchen2,
  'picked up': IconShoppingBag,
  service: IconCalendarClock,
  'part of the stay': IconBedFlat,
}

/** What ordering it means. Checkout and requests ask and show only what fits. */
export function KindSection({ form }: ProductSectionProps) {
  const t = useT()
  const { options } = form.draft
  return (
    <FormSection title={t('products.section.kind')}>
      <Radio.Group
        aria-label={t('products.section.kind')}
        value={options.kind}
        onChange={(next) => {
          const kind = PRODUCT_KINDS.find((each) => each === next)
          if (kind) form.setOptions(withKind(options, kind))
        }}
      >
        <div className={classes.kinds}>
          {PRODUCT_KINDS.map((kind) => {
            const Sign = SIGNS[kind]
            return (
              <Radio.Card key={kind} value={kind} className={classes.kind}>
                <Sign size={22} stroke={1.5} aria-hidden />
                <span>
                  <span className={classes.kindName}>{t(`products.kind.${kind}`)}</span>
                  <span className={classes.quiet}>{t(`products.kindHint.${kind}`)}</span>
                </span>
              </Radio.Card>
            )
          })}
        </div>
      </Radio.Group>
      {options.kind === 'brought' && (
        <Switch
          label={t('products.alsoPickup')}
          description={t('products.alsoPickupHint')}
          checked={options.deliveryMethod.includes('pickup')}
          onChange={({ currentTarget: { checked } }) =>
            form.setOptions({ deliveryMethod: checked ? ['delivery', 'pickup'] : ['delivery'] })
          }
        />
      )}
      {options.kind === 'part of the stay' && (
        <Radio.Group
          label={t('products.stayMoment')}
          value={options.stayMoment}
          onChange={(next) =>
            form.setOptions({ stayMoment: STAY_MOMENTS.find((each) => each === next) ?? options.stayMoment })
          }
        >
          <div className={classes.choicesInLine}>
            {STAY_MOMENTS.map((moment) => (
              <Radio key={moment} value={moment} label={t(`products.stayMoment.${moment}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
    </FormSection>
  )
}
