import type { Box } from '@innkeeper/api/guestbook.ts'

/** What a voucher says once it is redeemed; without words for that it keeps its own. */
export function redeemedContent({ content, redeemed }: Pick<Box, 'content' | 'redeemed'>): Box['content'] {
  if (!redeemed) return content
  return { ...(content.title === undefined ? {} : { title: content.title }), ...redeemed }
}
