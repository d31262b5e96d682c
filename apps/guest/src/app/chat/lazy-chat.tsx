import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { ChatLink } from '../../features/messaging/chat-link.tsx'
import { type ChatPlace, chatKey } from '../../features/messaging/chat-place.ts'
import { guestPart } from '../../platform/guest-part.tsx'
import { PartFailed } from '../../platform/part-failed.tsx'
import { partLoader } from '../../platform/part-loading.ts'
import { useIsStored } from '../../platform/use-is-stored.ts'

/*
 * Writing to the house as the guestbook lends it a place: the way to it in the corner, and the sheet. Neither what is
 * written nor how it is counted is in the first view.
 */

const Sheet = guestPart(
  partLoader(() => import('./chat-parts.tsx')),
  ({ ChatWithTexts }) => ChatWithTexts,
)
const Badge = guestPart(
  partLoader(() => import('../../features/messaging/chat-badge.tsx')),
  ({ ChatBadge }) => ChatBadge,
)

/** What the sheet shows. */
export function ChatPart(props: { bookingId: string | null; language: string; isOpen: boolean }) {
  return (
    <Sheet
      {...props}
      pending={<Skeleton width="100%" height="320px" />}
      failure={(retry, trouble) => <PartFailed guestbookHref="?box=" retry={retry} trouble={trouble} />}
    />
  )
}

/** The way to it; a device that wrote is told how many answers wait. */
export function ChatEntry({ href, ...place }: ChatPlace & { href: string }) {
  const hasWritten = useIsStored(chatKey(place.hotel))
  // Without the count the way is the same.
  const badge = hasWritten && <Badge {...place} pending={null} waiting={null} failure={() => null} />
  return <ChatLink href={href} badge={badge} />
}
