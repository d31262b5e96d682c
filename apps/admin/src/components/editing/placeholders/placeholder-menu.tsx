import { PLACEHOLDERS, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { Menu, Text } from '@mantine/core'
import type { ReactElement } from 'react'
import { usePlaceholderNames } from './use-placeholder-names.ts'

/** A link is no word of a title. */
const OFFERED = PLACEHOLDERS.filter((name) => name !== 'bookingLink' && name !== 'surveyLink')

type Props = {
  /** The button that opens it. */
  children: ReactElement
  onInsert: (name: Placeholder) => void
}

/** The words of the guest's stay that a text can hold, each with what it could say. */
export function PlaceholderMenu({ children, onInsert }: Props) {
  const { nameOf, samples } = usePlaceholderNames()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {OFFERED.map((name) => (
          <Menu.Item
            key={name}
            onClick={() => onInsert(name)}
            rightSection={
              <Text component="span" c="dimmed" ml="md">
                {samples[name]}
              </Text>
            }
          >
            {nameOf(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
