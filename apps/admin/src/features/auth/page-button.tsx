import { Button } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The one way on from a page that has nothing else to press. */
export function PageButton({
  children,
  ...link
}: Pick<LinkProps, 'to' | 'search'> & { children: ReactNode }) {
  return (
    <Button size="md" fullWidth renderRoot={(props) => <Link {...link} {...props} />}>
      {children}
    </Button>
  )
}
