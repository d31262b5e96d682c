import { Anchor } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A way to another page of the staff app. */
export function PageLink({ children, ...link }: Pick<LinkProps, 'to' | 'search'> & { children: ReactNode }) {
  return <Anchor renderRoot={(props) => <Link {...link} {...props} />}>{children}</Anchor>
}
