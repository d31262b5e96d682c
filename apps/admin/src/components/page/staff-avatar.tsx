import { pictureAddress } from '@innkeeper/api/auth/own-account.ts'
import { Avatar, type AvatarProps } from '@mantine/core'

type Props = Pick<AvatarProps, 'size' | 'classNames'> & {
  userId: string
  name: string
  /** Names the picture; null for initials. */
  picture: string | null
}

/** A colleague's picture, or their initials; the name stands beside it. */
export function StaffAvatar({ userId, name, picture, ...rest }: Props) {
  const src = picture === null ? null : pictureAddress(userId, picture)
  return <Avatar src={src} name={name} alt="" radius="50%" aria-hidden {...rest} />
}
