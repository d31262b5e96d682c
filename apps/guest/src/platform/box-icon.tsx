import type { BoxIcon as IconName } from '@innkeeper/domain/guestbook/icons.ts'
import icons from './box-icons.svg?url'

type BoxIconProps = { name: IconName; size: number }

/** An icon staff chose; words beside it say what it means. */
export function BoxIcon({ name, size }: BoxIconProps) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
