import { SegmentedControl } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'

export type Pane = 'form' | 'preview'

type Props = { pane: Pane; onPane: (pane: Pane) => void }

/** The way from the fields to the phone and back, where there is no room for both. */
export function PaneSwitch({ pane, onPane }: Props) {
  const t = useT()
  return (
    <SegmentedControl
      className={classes.switch}
      value={pane}
      onChange={onPane}
      data={[
        { value: 'form', label: t('pane.form') },
        { value: 'preview', label: t('pane.preview') },
      ]}
    />
  )
}
