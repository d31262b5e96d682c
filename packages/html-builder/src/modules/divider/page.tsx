import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { customProperties } from '../../page/custom-properties.ts'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { usePageSetting } from '../../page/page-setting.tsx'
import styles from './page.module.css'

/** A line, or only the room it would take. */
export function DividerPage({ module: { props } }: ModulePageProps<'divider'>) {
  const { brand } = usePageSetting()
  const room = { paddingBlock: `${props.spacing}px` }
  if (!props.visibility) return props.spacing === 0 ? null : <div style={room} />
  const colour = props.color && colourOf(props.color, brand)
  return (
    <div style={room}>
      <hr
        className={classNames(styles.divider, styles[props.alignment])}
        style={{
          width: `${props.width}%`,
          borderTopStyle: props.dividerStyle,
          ...(colour ? customProperties({ '--divider': colour }) : {}),
        }}
      />
    </div>
  )
}
