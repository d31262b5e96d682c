import type { ModuleProps } from '../module-props.ts'
import { customProperties } from '../module-style.ts'
import styles from './modules.module.css'

/** A line, or only the room it would take. */
export function DividerModule({ module: { props } }: ModuleProps<'divider'>) {
  const room = { paddingBlock: `${props.spacing}px` }
  if (!props.visibility) return <div style={room} />
  return (
    <div style={room} className={styles[props.alignment]}>
      <hr
        className={styles.divider}
        style={{
          width: `${props.width}%`,
          borderTopStyle: props.dividerStyle,
          ...(props.color ? customProperties({ '--divider': props.color }) : {}),
        }}
      />
    </div>
  )
}
