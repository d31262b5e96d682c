import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

type Props = Pick<ButtonProps, 'children' | 'disabled' | 'size' | 'rightSection'> & {
  /** A row has to be added before the form can be saved. */
  'data-wrong'?: true | undefined
  onClick?: () => void
}

/** Adds a row to a list; as wide as its words, also where fields fill the line. */
export function AddButton(props: Props) {
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlus size={props.size === 'xs' ? 14 : 16} stroke={1.8} />}
        {...props}
      />
    </div>
  )
}
